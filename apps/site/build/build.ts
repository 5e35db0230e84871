import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type InlineConfig, type Manifest } from 'vite';
import { cloudFrontParts } from '../hosting/cloudFront.ts';
import { commonHeaders, headersFile, redirectsFile } from '../hosting/hosting.ts';
import { nginxParts } from '../hosting/nginx.ts';
import { contentSecurityPolicy, inlineHashes, policyText, withPolicy } from '../hosting/policy.ts';
import { precompress } from '../hosting/precompress.ts';
import { vercelFile } from '../hosting/vercel.ts';
import { brandFace, brandFaceRule, fallbackFaces, fontPackage, subsetBrandFont } from './font.ts';
import { iconLinks, webManifest } from './icons.ts';
import { drawImages } from './images.ts';
import { bundleInlineScript } from './inlineScript.ts';
import { licencesFile, type ShippedPackage } from './licences.ts';
import { readInputs } from './readInputs.ts';
import { exampleKeys, variableFor } from './readSiteConfig.ts';
import { redirectPage } from './redirectPage.ts';
import { robots, sitemap } from './searchFiles.ts';

/*
 * The production build. KitchenSink is written beside `dist` first and takes its place at the
 * end, so that a build that fails leaves the last good one as it was.
 *
 * `--out FOLDER` builds to another place, `--catalogue FILE` with a module that stands in for
 * `@agency/pricing-data`; both with absolute paths. `pnpm bench --growth` uses them.
 */
const { values: options } = parseArgs({
  options: { out: { type: 'string' }, catalogue: { type: 'string' } },
});

const root = dirname(import.meta.dirname);
const dist = options.out ?? join(root, 'dist');
const work = options.out ? `${options.out}.work` : join(root, '.cache');
const aside = join(work, 'dist');
const asideHosts = join(work, 'hosts');
const serverFolder = join(work, 'server');

/** Below the output folder, for as long as the build lasts. */
const licenceList = '.vite/licences.json';

const common: InlineConfig = {
  root,
  logLevel: 'warn',
  resolve: { alias: options.catalogue ? { '@agency/pricing-data': options.catalogue } : {} },
};

async function buildSite() {
  const config = await readInputs(options.catalogue);

  const pictures = await drawImages(common, join(work, 'pictures'));
  const define = { __OG_IMAGES__: JSON.stringify(pictures.ogImages) };

  await build({
    ...common,
    define,
    build: {
      outDir: aside,
      emptyOutDir: true,
      manifest: true,
      license: { fileName: licenceList },
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/entry-client.tsx',
        output: { postBanner: ({ isEntry }) => (isEntry ? '/*! Licences: /licences.txt */' : '') },
      },
    },
  });
  await build({
    ...common,
    define,
    build: {
      outDir: serverFolder,
      emptyOutDir: true,
      ssr: 'src/entry-server.tsx',
    },
    ssr: { noExternal: ['@agency/ui', '@agency/pricing-data'] },
  });

  const server: typeof import('../src/entry-server.tsx') = await import(
    pathToFileURL(join(serverFolder, 'entry-server.js')).href
  );
  const { entry, css } = await readManifest();

  const paths = Object.values(server.routes);
  const documents = await Promise.all(paths.map(server.renderPage));
  const font = await subsetBrandFont(documents.map(textOf));
  await write(font.path, font.data);
  for (const [path, data] of pictures.files) await write(path, data);
  const { light } = pictures.themeColors;

  // One script has one hash in the policy, which no compression shortens.
  const inlineScript = await bundleInlineScript(common, {
    clientEntry: entry,
    themeColors: pictures.themeColors,
    webFont: brandFace(font.path),
  });
  const head = [
    iconLinks,
    `<meta name="theme-color" content="${light}">`,
    `<style>${fallbackFaces}${css}</style>`,
    `<noscript><style>${brandFaceRule(font.path)}</style></noscript>`,
    `<script>${inlineScript}</script>`,
  ].join('');

  const redirect = redirectPage({
    to: server.home,
    origin: config.origin,
    title: `Pricing | ${config.companyName}`,
  });
  const pages = new Map([
    ...paths.map(
      (path, index) =>
        [
          `${path}.html`,
          documents[index]
            ?.replace('</head>', () => `${head}</head>`)
            // Behind what is read on the screen, which comes the sooner.
            .replace('</body>', () => `${server.structuredDataElement(path)}</body>`),
        ] as const,
    ),
    ['/index.html', redirect] as const,
    ['/404.html', redirect] as const,
  ]) as Map<string, string>;
  for (const [path, html] of pages) await write(path, withPolicy(html));

  // The tab's icon has a style of its own, which the same policy is asked about.
  const styled = [...pages.values(), String(pictures.files.get('/favicon.svg'))];
  const policy = contentSecurityPolicy(inlineHashes(styled));
  const headers = commonHeaders(policyText(policy));
  await write('/_headers', headersFile(headers));
  await write('/_redirects', redirectsFile());
  await write('/sitemap.xml', sitemap(paths.map((path) => config.origin + path)));
  await write('/robots.txt', robots(config.origin));
  const { companyName } = config;
  await write('/site.webmanifest', webManifest({ companyName, start: server.home, color: light }));

  await write('/licences.txt', licencesFile([...(await readLicences()), await fontPackage()]));

  await rm(join(aside, '.vite'), { recursive: true });
  await precompress(aside);
  await writeHostFiles(headers);

  await swap(aside, dist);
  await swap(asideHosts, `${dist}-hosts`);

  const examples = exampleKeys(config);
  if (examples.length > 0) {
    console.warn(
      `\nStill example values in apps/site/site.config.ts: ${examples.join(', ')}.\n` +
        `Replace them there, or set ${variableFor(examples[0] ?? 'origin')} and the like.\n`,
    );
  }
}

/** The client's entry script and the one stylesheet, which goes into the pages and not to disk. */
async function readManifest(): Promise<{ entry: string; css: string }> {
  const manifest: Manifest = JSON.parse(await readFile(join(aside, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry)?.file;
  const stylesheet = chunks.find(({ file }) => file.endsWith('.css'))?.file;
  if (!entry || !stylesheet) {
    throw new Error(
      "The client's build produced no entry script or no stylesheet: see its manifest, " +
        `${join(aside, '.vite/manifest.json')}.`,
    );
  }
  const css = await readFile(join(aside, stylesheet), 'utf8');
  await rm(join(aside, stylesheet));
  return { entry: `/${entry}`, css: css.trim() };
}

/** The packages of which something is in the client's script. */
async function readLicences(): Promise<ShippedPackage[]> {
  return JSON.parse(await readFile(join(aside, licenceList), 'utf8'));
}

/**
 * Settings of hosts that read neither `_headers` nor `_redirects`. They lie beside `dist`, all of
 * which is published.
 */
async function writeHostFiles(headers: Record<string, string>) {
  await rm(asideHosts, { recursive: true, force: true });
  for (const [host, parts] of Object.entries({
    nginx: nginxParts(headers),
    cloudfront: cloudFrontParts(headers),
    vercel: { 'vercel.json': vercelFile(headers) },
  })) {
    for (const [name, content] of Object.entries(parts)) {
      await write(join(host, name), content, asideHosts);
    }
  }
}

/** Puts a finished folder in the place of the last one, which is whole until then. */
async function swap(finished: string, place: string) {
  const last = `${finished}.last`;
  await rm(last, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, last);
  await rename(finished, place);
  await rm(last, { recursive: true, force: true });
}

async function write(path: string, content: string | Buffer, folder = aside) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** What a page says, attributes included: every character it may show. */
const textOf = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

try {
  await buildSite();
} catch (error) {
  console.error(`\nThe site was not built.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
