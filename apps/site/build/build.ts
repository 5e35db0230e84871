import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type InlineConfig, type Manifest, minifySync } from 'vite';
import {
  contentSecurityPolicy,
  type InlineParts,
  policyText,
  withPolicy,
} from '../hosting/contentSecurityPolicy.ts';
import { securityHeaders } from '../hosting/headers.ts';
import { hostFiles, publishedFiles } from '../hosting/hosts.ts';
import { precompress } from '../hosting/precompress.ts';
import { escapeJson, escapeScript } from './escape.ts';
import { brandFace, brandFaceRule, fallbackFaces, fontPackage, subsetBrandFont } from './font.ts';
import { iconLinks, webManifest } from './icons.ts';
import { renderImages } from './images.ts';
import { licencesFile, type ShippedPackage } from './licences.ts';
import { readInputs } from './readInputs.ts';
import { exampleKeys, variableFor } from './readSiteConfig.ts';
import { redirectPage, redirectScript } from './redirectPage.ts';
import { robots, sitemap } from './searchFiles.ts';

/*
 * The production build. Everything is written to a folder of its own, which replaces `dist` at the
 * end: a build that fails leaves the last good one as it was.
 *
 * The tests build to another place (`--out FOLDER`) with a module in place of
 * `@agency/pricing-data` (`--catalogue FILE`), both absolute paths.
 */
const { values: options } = parseArgs({
  options: { out: { type: 'string' }, catalogue: { type: 'string' } },
});

const root = dirname(import.meta.dirname);
const dist = options.out ?? join(root, 'dist');
const work = options.out ? `${options.out}.work` : join(root, '.cache');
const newDist = join(work, 'dist');
const newHosts = join(work, 'hosts');
const serverFolder = join(work, 'server');

/** Below the output folder, while the build runs. */
const licenceList = '.vite/licences.json';

/** The only `style` attribute in the pages: Radix's navigation menu renders it on the server. */
const styleAttributes = ['position:relative'];

const common: InlineConfig = {
  root,
  logLevel: 'warn',
  resolve: { alias: options.catalogue ? { '@agency/pricing-data': options.catalogue } : {} },
};

async function buildSite() {
  const config = await readInputs(options.catalogue);

  const images = await renderImages(common, join(work, 'images'));
  const define = { __OG_IMAGES__: JSON.stringify(images.ogImages) };

  await build({
    ...common,
    define,
    build: {
      outDir: newDist,
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
      // The inline scripts are functions of this bundle turned into text.
      minify: false,
    },
    ssr: { noExternal: ['@agency/ui', '@agency/pricing-data'] },
  });

  const server: typeof import('../src/entry-server.tsx') = await import(
    pathToFileURL(join(serverFolder, 'entry-server.js')).href
  );
  const { entry, css } = await readManifest();

  const pages = await Promise.all(
    Object.values(server.routes).map(async (path) => ({
      path,
      html: await server.renderPage(path),
    })),
  );
  const font = await subsetBrandFont(pages.map(({ html }) => textOf(html)));
  const { light } = images.themeColors;

  // One script has one hash in the policy, which no compression shortens.
  const script = minify(
    [
      server.prePaintScript(),
      server.deepLinkScript(),
      server.printDateScript(),
      server.themeColorScript(images.themeColors),
      server.startScript(entry),
      server.fontScript(brandFace(font.path)),
    ].join(';\n'),
  );
  const style = fallbackFaces + css;
  const fontStyle = brandFaceRule(font.path);
  const head = [
    iconLinks,
    `<meta name="theme-color" content="${light}">`,
    `<style>${style}</style>`,
    `<noscript><style>${fontStyle}</style></noscript>`,
    `<script>${script}</script>`,
  ].join('');
  const inline: InlineParts = { scripts: [script], styles: [style, fontStyle], styleAttributes };

  const { companyName, origin } = config;
  const home = server.home;
  const redirectInline: InlineParts = { scripts: [redirectScript(home)], styles: [] };
  const redirect = withPolicy(
    redirectPage({ to: home, origin, title: `Pricing | ${companyName}` }),
    redirectInline,
  );
  const policy = contentSecurityPolicy({
    scripts: [...inline.scripts, ...redirectInline.scripts],
    styles: [...inline.styles, images.faviconStyle],
    styleAttributes,
  });
  const headers = securityHeaders(policyText(policy));

  await writeFiles(newDist, {
    ...Object.fromEntries(
      pages.map(({ path, html }) => {
        const data = `<script type="application/ld+json">${escapeJson(server.structuredData(path))}</script>`;
        const page = html
          .replace('</head>', () => `${head}</head>`)
          // After the content, which is then painted sooner.
          .replace('</body>', () => `${data}</body>`);
        return [`${path}.html`, withPolicy(page, inline)];
      }),
    ),
    '/index.html': redirect,
    '/404.html': redirect,
    [font.path]: font.data,
    ...Object.fromEntries(images.files),
    '/sitemap.xml': sitemap(pages.map(({ path }) => origin + path)),
    '/robots.txt': robots(origin),
    '/site.webmanifest': webManifest({ companyName, start: home, color: light }),
    '/licences.txt': licencesFile([...(await readLicences()), await fontPackage()]),
    ...publishedFiles(headers),
  });
  await rm(newHosts, { recursive: true, force: true });
  await writeFiles(newHosts, await hostFiles(headers));

  await rm(join(newDist, '.vite'), { recursive: true });
  await precompress(newDist);
  await replaceFolder(dist, newDist);
  await replaceFolder(`${dist}-hosts`, newHosts);

  const [example, ...examples] = exampleKeys(config);
  if (example) {
    console.warn(
      `\nStill example values in apps/site/site.config.ts: ${[example, ...examples].join(', ')}.\n` +
        `Replace them there, or set ${variableFor(example)} and the like.\n`,
    );
  }
}

/** The client's entry script and the one stylesheet, which goes into the pages and not to disk. */
async function readManifest(): Promise<{ entry: string; css: string }> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(newDist, '.vite/manifest.json'), 'utf8'),
  );
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry)?.file;
  const stylesheet = chunks.find(({ file }) => file.endsWith('.css'))?.file;
  if (!entry || !stylesheet) {
    throw new Error(
      "The client's build produced no entry script or no stylesheet: see its manifest, " +
        `${join(newDist, '.vite/manifest.json')}.`,
    );
  }
  const css = await readFile(join(newDist, stylesheet), 'utf8');
  await rm(join(newDist, stylesheet));
  return { entry: `/${entry}`, css: css.trim() };
}

/** The packages of which something is in the client's script. */
async function readLicences(): Promise<ShippedPackage[]> {
  return JSON.parse(await readFile(join(newDist, licenceList), 'utf8'));
}

async function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Puts a finished folder in the place of the last one, which is whole until then. */
async function replaceFolder(place: string, finished: string) {
  const last = `${finished}.last`;
  await rm(last, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, last);
  await rename(finished, place);
  await rm(last, { recursive: true, force: true });
}

function minify(script: string): string {
  const { code, errors } = minifySync('inline.js', script);
  if (errors.length > 0) throw new Error(`An inline script does not parse: ${errors[0]?.message}`);
  return escapeScript(code.trim().replace(/;$/, ''));
}

/** The text of a page, attributes included: every character that it may show. */
const textOf = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

try {
  await buildSite();
} catch (error) {
  console.error(`\nThe site was not built.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
