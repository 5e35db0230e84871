import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { assertCatalogue, catalogue } from '@agency/pricing-data';
import type { InlineConfig } from 'vite';
import siteConfigFile, { thirdParties as ownThirdParties } from '../site.config.ts';
import type { PageName } from '../src/routes.ts';
import { bundleClient, bundleInlineScript, importServer } from './bundles.ts';
import { completePage } from './completePage.ts';
import { headerPolicy, withPolicy } from './contentSecurityPolicy.ts';
import { fallbackFontRules, fontPackage, subsetWebFont } from './font.ts';
import { themeColorsOf, webManifest } from './icons.ts';
import { renderImages } from './images.ts';
import { licencesFile } from './licences.ts';
import { precompress, replaceFolder, writeFiles } from './output.ts';
import { assertPromotion, readSiteConfig } from './readSiteConfig.ts';
import { redirectPage, redirectScript, robots, sitemap, withBasePath } from './siteFiles.ts';
import { readThirdParties } from './thirdParties.ts';

/*
 * The production build. It writes to a temporary folder, which replaces `dist` at the end: a build
 * that fails leaves the previous one unchanged.
 *
 * Tests set another output folder (`--out FOLDER`), replace `@agency/pricing-data` by a module
 * (`--catalogue FILE`), replace files of `src/content` (`--content FOLDER`), and set `thirdParties`
 * (`--third-parties JSON`); all paths are absolute.
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    catalogue: { type: 'string' },
    content: { type: 'string' },
    'third-parties': { type: 'string' },
  },
});

// vanilla-extract reads Vite's configuration file by itself.
if (options.catalogue) process.env.SITE_CATALOGUE = options.catalogue;

const root = dirname(import.meta.dirname);
const dist = options.out ?? join(root, 'dist');
const work = options.out ? `${options.out}.work` : join(root, '.cache');
const newDist = join(work, 'dist');

type Inputs = Awaited<ReturnType<typeof readInputs>>;
type Parts = Awaited<ReturnType<typeof makeParts>>;

const common: InlineConfig = {
  root,
  logLevel: 'warn',
  resolve: {
    alias: options.content
      ? [{ find: /^\.{1,2}\/(?:.*\/)?content\//, replacement: `${options.content}/` }]
      : [],
  },
};

async function buildSite() {
  const config = await readInputs();
  await rm(newDist, { recursive: true, force: true });
  const parts = await makeParts(config);
  await writeFiles(join(newDist, config.basePath), siteFiles(parts));
  await writeFiles(newDist, await hostFiles(parts));
  await precompress(newDist);
  await replaceFolder(dist, newDist);
  warnOfPastPromotion(parts.server);
}

/** All that the files are made from. */
async function makeParts({ companyName, origin, basePath }: Inputs) {
  const given = options['third-parties'];
  const thirdParties = readThirdParties(given ? JSON.parse(given) : ownThirdParties);
  const server = await importServer(common, join(work, 'server'));
  assertPromotion(server);
  const { files: images, ogImages } = await renderImages(server);
  // The tags of the pages name the images, in the HTML and in the browser.
  server.ogImages.push(...ogImages);
  const withImages = { ...common, define: { __OG_IMAGES__: JSON.stringify(ogImages) } };
  // What hosts serve at a path is in the folder of that path.
  const client = await bundleClient(withImages, join(newDist, basePath), basePath);

  const pages = await Promise.all(
    server.pageNames.map(async (name) => ({ name, html: await server.renderPage(name) })),
  );
  const marks = client.css.match(/(?<=content:")[^"]*/g) ?? [];
  const text = [...pages.map(({ html }) => textOf(html)), ...marks].join('');
  const { webFont } = server;
  const font = await subsetWebFont(webFont, text);
  return {
    companyName,
    origin,
    basePath,
    thirdParties,
    images,
    client,
    server,
    pages,
    font,
    fontLicence: await fontPackage(webFont),
    fallbackFont: await fallbackFontRules(webFont, text),
    // One script needs only one hash in the policy; hashes do not compress.
    inlineScript: await bundleInlineScript(common),
  };
}

/** The files below the base path. */
function siteFiles(parts: Parts): [string, string | Buffer][] {
  const { companyName, origin, basePath, images, client, server, pages, font, fontLicence } = parts;
  const addresses = pages.map(({ name }) => origin + basePath + server.routes[name]);
  const redirect = redirectFile(parts);
  const manifest = webManifest({
    name: server.siteTitle(companyName),
    short_name: companyName,
    lang: server.language,
    start_url: server.home.slice(1),
    theme_color: server.lightColors.canvas,
  });
  return [
    ...pages.flatMap(({ name, html }): [string, string][] => [
      [`${server.routes[name]}.html`, pageFile(parts, name, html)],
      [`${server.routes[name]}.md`, server.markdown(name)],
    ]),
    ['/index.html', redirect],
    ['/404.html', redirect],
    [font.path, font.data],
    ...images,
    ['/sitemap.xml', sitemap(addresses, server.pricesAsOf)],
    ['/robots.txt', robots(origin + basePath)],
    ['/site.webmanifest', manifest],
    ['/licences.txt', licencesFile([...client.packages, fontLicence])],
  ];
}

function pageFile(parts: Parts, name: PageName, html: string): string {
  const { basePath, client, server, font, fallbackFont, inlineScript } = parts;
  return completePage(html, {
    basePath,
    themeColors: themeColorsOf(server),
    font: { family: server.webFont, url: basePath + font.path },
    inlineScript: { text: inlineScript, client: basePath + client.script },
    styles: [fallbackFont + client.css],
    pages: Object.values(server.routes).map((path) => basePath + path),
    thirdParties: parts.thirdParties,
    structuredData: server.structuredData(name),
  });
}

function redirectFile({ companyName, origin, basePath, server }: Parts): string {
  const to = basePath + server.home;
  const title = server.siteTitle(companyName);
  return withPolicy(redirectPage({ origin, to, title, language: server.language }), {
    scripts: [redirectScript(to)],
    styles: [],
  });
}

/** The files that hosts look for at the root, above the base path. */
async function hostFiles(parts: Parts): Promise<[string, string][]> {
  const { basePath, thirdParties } = parts;
  const hosting = async (name: string) =>
    withBasePath(await readFile(join(root, 'hosting', name), 'utf8'), basePath);
  const headers = (await hosting('_headers'))
    .replace(/(?<=: )POLICY/, headerPolicy(thirdParties))
    // Few third parties send the header that `require-corp` asks for; without it, they get no cookies.
    .replace('require-corp', thirdParties.length > 0 ? 'credentialless' : 'require-corp');
  return [
    ['/404.html', redirectFile(parts)],
    ['/_headers', headers + cachingRules(globSync('**/assets/*', { cwd: newDist }))],
    ['/_redirects', await hosting('_redirects')],
  ];
}

function warnOfPastPromotion({ promotion, promotionUntil, endOf }: Parts['server']): void {
  if (!promotion || endOf(promotionUntil) > Date.now()) return;
  console.warn(
    `\nThe promotion in apps/site/src/content/banner.ts ended on ${promotionUntil}: the pages ` +
      'show the usual banner again.\n',
  );
}

/** The configuration. Throws one error that lists every problem of it and of the catalogue. */
async function readInputs() {
  const given = options.catalogue ? await import(pathToFileURL(options.catalogue).href) : null;
  const [config, prices] = await Promise.allSettled([
    (async () => readSiteConfig(siteConfigFile, process.env))(),
    (async () => (given?.assertCatalogue ?? assertCatalogue)(given?.catalogue ?? catalogue))(),
  ]);
  if (config.status === 'fulfilled' && prices.status === 'fulfilled') return config.value;
  const problems = [config, prices].filter((result) => result.status === 'rejected');
  throw new Error(problems.map(({ reason }) => reason.message).join('\n\n'));
}

/** A rule for each file: Netlify would apply one for `/assets/*` to a 404, too. */
const cachingRules = (files: string[]): string =>
  files
    .map((file) => `\n/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .join('');

/** The text of a page, attributes included: all characters that the font must contain. */
const textOf = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

try {
  await buildSite();
} catch (error) {
  console.error(`\nThe site was not built.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
