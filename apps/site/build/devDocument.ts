import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  createServerModuleRunner,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type ErrorPayload,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { PageName } from '../src/pages/registry.ts';
import type { Entry } from './bundles.ts';
import { completePage } from './completePage.ts';
import { headlineFontFile, headlineFontRule, webFontFile } from './font.ts';
import { renderIcons } from './icons.ts';
import { loadSiteConfig } from './readSiteConfig.ts';
import { watchTypes } from './watchTypes.ts';

const serverEntry = join(import.meta.dirname, '../src/entry-server.tsx');
const sources = ['ui', 'pricing-data'].map((name) =>
  join(import.meta.dirname, '../../../packages', name, 'src'),
);

/**
 * `pnpm dev`: renders the requested page on each load, as the build does, and adds Vite's client for
 * hot reload. Shows what would stop the build in Vite's overlay, until it is mended: errors of the
 * pages at once, of the types after some seconds.
 */
export function devDocument(): Plugin {
  let typeErrors: readonly string[] = [];
  let isBroken = false;
  let timer: NodeJS.Timeout;
  let renderer: ReturnType<typeof createRenderer>;
  /** What would stop the build. Errors of types say more than what fails because of them. */
  const findError = async (): Promise<unknown> => {
    if (typeErrors.length > 0) {
      return { message: 'TypeScript errors', stack: typeErrors.join('\n') };
    }
    try {
      const entry = await renderer.load();
      for (const name of entry.pageNames) await renderer.render(entry, name);
    } catch (error) {
      return error;
    }
  };
  const check = ({ ws }: ViteDevServer) => {
    clearTimeout(timer);
    // After the update, for which the browser requests modules.
    const own = setTimeout(async () => {
      const error = await findError();
      // A later check knows better.
      if (own !== timer) return;
      if (error) ws.send({ type: 'error', err: payloadOf(error) });
      else if (isBroken) ws.send({ type: 'full-reload' });
      isBroken = error !== undefined;
    }, 1000);
    timer = own;
  };
  return {
    name: 'dev-document',
    apply: 'serve',
    // Otherwise a change within 50 ms of another is missed: an edit undone, a file emptied and written. Not in
    // vite.config.ts, which vanilla-extract's compiler reads, too: it must notice a change first.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } } },
    }),
    transform: {
      filter: { id: /\/src\/siteConfig\.ts$/ },
      async handler(code) {
        this.addWatchFile(join(import.meta.dirname, '../site.config.ts'));
        const config = JSON.stringify(await loadSiteConfig());
        return code.replace(/(?<== )__SITE_CONFIG__/, () => config);
      },
    },
    hotUpdate: {
      // Before vanilla-extract's, which forgets the CSS.
      order: 'pre',
      async handler({ modules, server }) {
        // Until they are checked again.
        typeErrors = [];
        check(server);
        if (this.environment.name === 'client') await replaceCss(this.environment, modules);
      },
    },
    configureServer(server) {
      const base = server.config.base.slice(0, -1);
      // Outside its root, Vite misses a file that returns.
      server.watcher.add(sources);
      renderer = createRenderer(server);
      let stop: (() => void) | undefined;
      server.httpServer?.once('close', () => stop?.());
      server.ws.on('connection', () => {
        // Not before a page is shown, which it would delay.
        stop ??= watchTypes(dirname(import.meta.dirname), (errors) => {
          if (errors.length === 0 && typeErrors.length === 0) return;
          typeErrors = errors;
          check(server);
        });
        // The page may have failed, or loaded while the types are wrong.
        if (isBroken) check(server);
      });
      // The updates that follow close the overlay.
      server.ws.on('vite:invalidate', () => check(server));
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          const isPage = request.headers.accept?.includes('text/html') ?? false;
          try {
            const entry = await renderer.load();
            if (!isPage) {
              const icon = renderIcons(entry).get(pathname.slice(base.length));
              const type = pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
              return icon ? response.writeHead(200, { 'content-type': type }).end(icon) : next();
            }
            const name = entry.pageNames.find((each) => base + entry.routes[each] === pathname);
            if (!name) return response.writeHead(302, { location: base + entry.home }).end();
            const page = await renderer.render(entry, name);
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
          } catch (error) {
            isBroken ||= isPage;
            next(error);
          }
        });
      };
    },
  };
}

/** Shows the CSS that changed modules alter, before Vite runs all scripts anew that import them. */
async function replaceCss(environment: DevEnvironment, modules: readonly EnvironmentModuleNode[]) {
  const seen = new Set<EnvironmentModuleNode>();
  for (const styles of modules.flatMap((it) => [it, ...it.importers])) {
    if (!styles.id?.endsWith('.css.ts')) continue;
    await environment.transformRequest(styles.url);
    // Its own, and that of what it imports.
    for (const css of styles.importedModules) {
      if (seen.has(css) || !css.id?.endsWith('.vanilla.css')) continue;
      seen.add(css);
      const before = css.transformResult?.code;
      environment.moduleGraph.invalidateModule(css);
      const after = await environment.transformRequest(css.url);
      if (after?.code !== before) await environment.reloadModule(css);
    }
  }
}

function createRenderer(server: ViteDevServer) {
  const { base, html: { cspNonce } = {} } = server.config;
  const basePath = base.slice(0, -1);
  // Not `ssrLoadModule`, which keeps the error of a file that changed while it ran.
  const runner = createServerModuleRunner(server.environments.ssr, {
    hmr: false,
    sourcemapInterceptor: 'prepareStackTrace',
  });
  /** The styles that the rendering modules import, in their order; Vite's client replaces them after edits. */
  const renderStyles = () => {
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
    const elements = [...files].map(async (id) => {
      const css = await server.environments.ssr.pluginContainer.load(id);
      return `<style data-vite-dev-id="${id}">${css}</style>`;
    });
    return Promise.all(elements);
  };
  return {
    /** Checks the catalogue, and loads the code that renders the pages. */
    async load(): Promise<Entry> {
      const data: Entry = await runner.import('@agency/pricing-data');
      data.assertCatalogue(data.catalogue);
      const entry: Entry = await runner.import('/src/entry-server.tsx');
      webFontFile(entry.webFont);
      return entry;
    },
    /** A page's complete HTML, but for the fallback font, which takes a quarter of a second to measure. */
    async render(entry: Entry, name: PageName): Promise<string> {
      const headlineFont = `${base}@fs${await headlineFontFile(entry.webFont)}`;
      const page = completePage(entry, name, await entry.renderPage(name), {
        basePath,
        font: `${base}@fs${webFontFile(entry.webFont)}`,
        headlineFont: headlineFontRule(entry.headlineFont, headlineFont, '100 900'),
        styles: [],
        nonce: cspNonce,
      });
      const styles = await renderStyles();
      // Without our scripts, whose modules Vite would transform before it answers.
      const client = await server.transformIndexHtml(basePath + entry.routes[name], '');
      const scripts = ['src/pre-hydration/main.ts', 'src/entry-client.tsx'].map(
        (file) => `<script type="module" src="${base}${file}"></script>`,
      );
      return page.replace('</head>', () => `${[...styles, client, ...scripts].join('')}</head>`);
    },
  };
}

/** An error as Vite's client takes it; a compiler's has a file, a place and an excerpt. */
function payloadOf(thrown: unknown): ErrorPayload['err'] {
  const { message, stack = '', id, loc, frame = '', plugin } = thrown as ErrorPayload['err'];
  return {
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack),
    id,
    loc,
    frame: stripVTControlCharacters(frame),
    plugin,
  };
}
