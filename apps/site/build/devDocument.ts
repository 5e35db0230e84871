import type { Plugin } from 'vite';
import { webFontFile, webFontRule } from './font.ts';

/**
 * `pnpm dev`: renders the requested page on each load, as the build does, and adds Vite's client for
 * hot reload.
 */
export function devDocument(): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    configureServer(server) {
      const base = server.config.base.slice(0, -1);
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const entry = (await server.ssrLoadModule(
              '/src/entry-server.tsx',
            )) as typeof import('../src/entry-server.tsx');
            const name = entry.pageNames.find((each) => base + entry.routes[each] === url.pathname);
            if (!name) {
              response.writeHead(302, { location: base + entry.home }).end();
              return;
            }
            const page = await entry.renderPage(name);
            const head = [
              `<style>${webFontRule(entry.webFont, `${base}/@fs${webFontFile(entry.webFont)}`)}</style>`,
              ...['/src/pre-hydration/main.ts', '/src/entry-client.tsx'].map(
                (src) => `<script type="module" src="${src}"></script>`,
              ),
            ].join('');
            const html = await server.transformIndexHtml(
              url.pathname,
              page.replace('</head>', () => `${head}</head>`),
            );
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
