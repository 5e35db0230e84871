import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import siteConfigFile, { thirdParties as givenThirdParties } from '../site.config.ts';
import { bundleClient, bundleInlineScript, importServer } from './bundles.ts';
import { completePage, speculationRules } from './completePage.ts';
import { pagePolicy, withPolicy } from './contentSecurityPolicy.ts';
import {
  fallbackFontRules,
  fontPackage,
  inlineHeadlineFont,
  subsetWebFont,
  webFontRule,
} from './font.ts';
import { renderIcons } from './icons.ts';
import { renderOgImages } from './images.ts';
import { licencesFile } from './licences.ts';
import { readSiteConfig } from './readSiteConfig.ts';
import { hostingFiles, redirectPage, robots, sitemap } from './siteFiles.ts';
import { readThirdParties } from './thirdParties.ts';

/*
 * The production build. It writes to a temporary folder, which replaces `dist` at the end, so a
 * build that fails leaves the previous build unchanged.
 */

const root = dirname(import.meta.dirname);
const dist = join(root, 'dist');
const work = join(root, '.cache');
const newDist = join(work, 'dist');

type SiteFile = [string, string | Uint8Array];

async function buildSite() {
  const { companyName, origin, basePath } = readSiteConfig(siteConfigFile, process.env);
  const thirdParties = readThirdParties(givenThirdParties);
  await rm(newDist, { recursive: true, force: true });

  const server = await importServer(join(work, 'server'));
  server.assertCatalogue(server.catalogue);
  const { home, language, pageNames, routes, webFont } = server;
  // Renders the images first, because the pages and the client contain the image files' paths.
  const ogImages = await renderOgImages(server);
  server.ogImages.push(...ogImages.map(({ image }) => image));
  const define = { __OG_IMAGES__: JSON.stringify(server.ogImages) };
  const client = await bundleClient(define, basePath);
  // Bundles a single inline script, because the policy needs a hash per script, and hashes do not compress.
  const inlineScript = { text: await bundleInlineScript(), client: basePath + client.script };

  const rendered = await Promise.all(
    pageNames.map(async (name) => ({ name, html: await server.renderPage(name) })),
  );
  const cssTexts = client.css.match(/(?<=content:")[^"]*/g) ?? [];
  const text = [...rendered.map(({ html }) => textOf(html)), ...cssTexts].join('');
  const font = await subsetWebFont(webFont, text);
  const webFontPath = basePath + font.path;
  const parts = {
    basePath,
    webFont: { path: webFontPath, rule: webFontRule(webFont, webFontPath) },
    headlineFontRule: await inlineHeadlineFont(server),
    inlineScript,
    styles: (await fallbackFontRules(server)) + client.css,
    thirdParties,
  };
  const policy = pagePolicy({
    scripts: [inlineScript.text, speculationRules],
    styles: [parts.webFont.rule, parts.headlineFontRule, parts.styles],
    thirdParties,
  });
  const pages = rendered.map(({ name, html }): SiteFile => {
    const page = completePage(server, name, html, parts);
    return [`${routes[name]}.html`, withPolicy(page, policy)];
  });
  const title = server.siteTitle(companyName);
  const redirect = redirectPage({ origin, to: basePath + home, title, language });
  const paths = Object.values(routes).map((path) => basePath + path);
  const addresses = paths.map((path) => origin + path);

  const files: SiteFile[] = [
    ...pages,
    ['/index.html', redirect],
    ['/404.html', redirect],
    ...client.files,
    [font.path, font.data],
    ...renderIcons(server),
    ...ogImages.map(({ image, png }): SiteFile => [image.src, png]),
    ['/sitemap.xml', sitemap(addresses, server.pricesAsOf)],
    ['/robots.txt', robots(origin + basePath)],
    ['/licences.txt', licencesFile([...client.packages, await fontPackage(webFont)])],
  ];
  const assets = files.map(([path]) => path).filter((path) => path.startsWith('/assets/'));
  // Hosts look for the 404 page, `_headers` and `_redirects` at the root, not at the base path.
  await writeFiles(join(newDist, basePath), files);
  await writeFiles(newDist, [
    ['/404.html', redirect],
    ...(await hostingFiles(basePath, paths, assets, thirdParties)),
  ]);
  await rm(dist, { recursive: true, force: true });
  await rename(newDist, dist);
}

/** Returns a page's HTML without its scripts. The font needs every character that remains. */
const textOf = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes files and, next to each text file, the `.br` and `.gz` copies that are smaller than the file. */
const writeFiles = (folder: string, files: Iterable<SiteFile>) =>
  Promise.all(
    Array.from(files, async ([path, content]) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      if (!/\.(html|js|css|json|svg|txt|xml)$/.test(path)) return;
      const data = Buffer.from(content);
      const copies = {
        '.br': await toBrotli(data),
        '.gz': await toGzip(data, { level: 9 }),
      };
      for (const [suffix, copy] of Object.entries(copies)) {
        if (copy.length < data.length) await writeFile(file + suffix, copy);
      }
    }),
  );

try {
  await buildSite();
} catch (error) {
  console.error(`\nThe site was not built.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
