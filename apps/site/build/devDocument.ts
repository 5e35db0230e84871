import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { EnvironmentModuleNode, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { completePage } from './completePage.ts';
import { fallbackFontRules, webFontFile } from './font.ts';
import { renderIcons, themeColorsOf } from './icons.ts';
import { lastDayOf, loadSiteConfig } from './readSiteConfig.ts';

type Entry = typeof import('../src/entry-server.tsx');

const serverEntry = join(import.meta.dirname, '../src/entry-server.tsx');
const sources = ['ui', 'pricing-data'].map((name) =>
  join(import.meta.dirname, '../../../packages', name, 'src'),
);

/**
 * `pnpm dev`: renders the requested page on each load, as the build does, and adds Vite's client for
 * hot reload. Shows what would stop the build in Vite's overlay, until it is mended.
 */
export function devDocument(): Plugin {
  let isBroken = false;
  let timer: NodeJS.Timeout;
  const check = async (server: ViteDevServer) => {
    try {
      const entry = await load(server);
      for (const name of entry.pageNames) await entry.renderPage(name);
      if (isBroken) server.ws.send({ type: 'full-reload' });
      isBroken = false;
    } catch (error) {
      isBroken = true;
      server.ws.send({ type: 'error', err: payloadOf(error) });
    }
  };
  return {
    name: 'dev-document',
    apply: 'serve',
    transform: {
      filter: { id: /\/src\/siteConfig\.ts$/ },
      async handler(code) {
        this.addWatchFile(join(import.meta.dirname, '../site.config.ts'));
        const config = JSON.stringify(await loadSiteConfig());
        return code.replace(/(?<== )__SITE_CONFIG__/, () => config);
      },
    },
    // Last, so that the overlay outlives the update that Vite then sends.
    hotUpdate: {
      order: 'post',
      handler({ server }) {
        clearTimeout(timer);
        timer = setTimeout(() => check(server), 100);
      },
    },
    configureServer(server) {
      const base = server.config.base.slice(0, -1);
      // Outside its root, Vite misses a file that returns.
      server.watcher.add(sources);
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          try {
            if (!request.headers.accept?.includes('text/html')) {
              const icon = renderIcons(await load(server)).get(url.pathname.slice(base.length));
              const type = url.pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
              return icon ? response.writeHead(200, { 'content-type': type }).end(icon) : next();
            }
            const entry = await load(server);
            const name = entry.pageNames.find((each) => base + entry.routes[each] === url.pathname);
            if (!name) {
              response.writeHead(302, { location: base + entry.home }).end();
              return;
            }
            const html = await entry.renderPage(name);
            const page = completePage(
              html,
              {
                basePath: base,
                themeColors: themeColorsOf(entry),
                font: { family: entry.webFont, url: `${base}/@fs${webFontFile(entry.webFont)}` },
                styles: [await fallbackFontRules(entry.webFont, html)],
                pages: [],
                structuredData: entry.structuredData(name),
              },
              server.config.html?.cspNonce,
            );
            const elements = await elementsOf(server, url.pathname);
            response
              .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
              .end(page.replace('</head>', () => `${elements}</head>`));
          } catch (error) {
            isBroken = true;
            next(error);
          }
        });
      };
    },
  };
}

/** Checks the catalogue, and loads the code that renders the pages. */
async function load(server: ViteDevServer): Promise<Entry> {
  const data = (await server.ssrLoadModule('@agency/pricing-data')) as Entry;
  data.assertCatalogue(data.catalogue);
  const entry = (await server.ssrLoadModule('/src/entry-server.tsx')) as Entry;
  lastDayOf(entry);
  webFontFile(entry.webFont);
  return entry;
}

/**
 * What Vite adds to `head`: the scripts, and the styles that the rendering modules import, in their
 * order, so that the first paint has them; Vite's client replaces them after edits.
 */
async function elementsOf(server: ViteDevServer, url: string): Promise<string> {
  const files = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const collect = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) collect(imported);
    if (module.id?.endsWith('.vanilla.css')) files.add(module.id);
  };
  const { moduleGraph } = server.environments.ssr;
  for (const module of moduleGraph.getModulesByFile(serverEntry) ?? []) collect(module);
  const styles = [...files].map(async (id) => {
    const { default: css } = await server.ssrLoadModule(`${id}?inline`);
    return `<style data-vite-dev-id="${id}">${css}</style>`;
  });
  // Not the whole page, which Vite would take long to parse.
  const scripts = await server.transformIndexHtml(
    url,
    '<script type="module" src="/src/pre-hydration/main.ts"></script>' +
      '<script type="module" src="/src/entry-client.tsx"></script>',
  );
  return (await Promise.all(styles)).join('') + scripts;
}

/** An error as Vite's client takes it; a compiler's has a file, a place and an excerpt. */
function payloadOf(thrown: unknown): ErrorPayload['err'] {
  const { message, stack = '', id, loc, frame, plugin } = thrown as ErrorPayload['err'];
  const plain = (text?: string) => text && stripVTControlCharacters(text);
  return {
    message: plain(message) ?? '',
    stack: plain(stack) ?? '',
    id,
    loc,
    frame: plain(frame),
    plugin,
  };
}
