import { join } from 'node:path';
import {
  createServerModuleRunner,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
} from 'vite';
import type { Site } from './bundles.ts';
import { completePage } from './completePage.ts';
import { headlineFontFile, headlineFontRule, webFontFile, webFontRule } from './font.ts';
import { loadSiteConfig } from './readSiteConfig.ts';

const here = import.meta.dirname;

/** Renders a page on each load in `pnpm dev`. Vite's overlay shows an error until a file changes. */
export function devServer(): Plugin {
  let isBroken = false;
  return {
    name: 'dev-server',
    apply: 'serve',
    // Without this setting, Vite misses a change within 50 ms of another. In vite.config.ts, it would
    // also delay vanilla-extract's compiler, which must notice a change before this server does.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } } },
    }),
    transform: {
      filter: { id: /\/src\/siteConfig\.ts$/ },
      async handler(code) {
        this.addWatchFile(join(here, '../site.config.ts'));
        const config = JSON.stringify(await loadSiteConfig());
        return code.replace(/(?<== )__SITE_CONFIG__/, () => config);
      },
    },
    hotUpdate({ server }) {
      if (isBroken && this.environment.name === 'ssr') server.ws.send({ type: 'full-reload' });
    },
    configureServer(server) {
      const { base } = server.config;
      const { ssr } = server.environments;
      // Watches the packages, because outside its root Vite does not notice when a deleted file is restored.
      server.watcher.add(
        ['ui', 'pricing-data'].map((it) => join(here, '../../../packages', it, 'src')),
      );
      // `ssrLoadModule` would keep reporting the error of a file that changes during its evaluation.
      const runner = createServerModuleRunner(ssr, { hmr: false });
      /** Renders a page without the fallback fonts, which are slow to measure, or returns a redirect. */
      const render = async ({ pathname, search }: URL) => {
        const entry: Site = await runner.import('/src/entry-server.tsx');
        entry.assertCatalogue(entry.catalogue);
        const path = pathname.slice(base.length - 1);
        const name = entry.pageNames.find((it) => entry.routes[it] === path.replace(/\/$/, ''));
        const to = base.slice(0, -1) + (name ? entry.routes[name] : entry.home);
        if (to !== pathname || !name) return { location: to + search };
        const webFont = `${base}@fs${webFontFile(entry.webFont)}`;
        const headlineFont = `${base}@fs${await headlineFontFile(entry.webFont)}`;
        const page = completePage(entry, name, await entry.renderPage(name), {
          basePath: base.slice(0, -1),
          webFont: { path: webFont, rule: webFontRule(entry.webFont, webFont) },
          headlineFontRule: headlineFontRule(entry.headlineFont, headlineFont, '100 900'),
        });
        // Adds our scripts after `transformIndexHtml`, which would delay the page by transforming their modules first.
        const head = [await stylesOf(ssr), await server.transformIndexHtml(pathname, '')];
        for (const file of ['src/inline-script/inlineScript.ts', 'src/entry-client.tsx'])
          head.push(`<script type="module" src="${base}${file}"></script>`);
        return { html: page.replace('</head>', () => `${head.join('')}</head>`) };
      };
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const { location, html } = await render(
              new URL(request.originalUrl ?? '/', 'http://localhost'),
            );
            isBroken = false;
            if (location) response.writeHead(302, { location }).end();
            else response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
          } catch (error) {
            isBroken = true;
            next(error);
          }
        });
      };
    },
  };
}

/** Returns the CSS of all imports, in order, in elements that Vite's client updates after edits. */
async function stylesOf({ moduleGraph, pluginContainer }: DevEnvironment) {
  const seen = new Set<EnvironmentModuleNode>();
  const collect = (module: EnvironmentModuleNode): EnvironmentModuleNode[] => {
    if (seen.has(module)) return [];
    seen.add(module);
    return [...Array.from(module.importedModules).flatMap(collect), module];
  };
  const entry = moduleGraph.getModulesByFile(join(here, '../src/entry-server.tsx')) ?? [];
  const elements = [...entry]
    .flatMap(collect)
    .filter(({ id }) => id?.endsWith('.vanilla.css'))
    .map(async ({ id }) => {
      const css = await pluginContainer.load(id as string);
      return `<style data-vite-dev-id="${id}">${css}</style>`;
    });
  return (await Promise.all(elements)).join('');
}
