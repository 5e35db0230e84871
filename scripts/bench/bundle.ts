import { join } from 'node:path';
import { visualizer } from 'rollup-plugin-visualizer';
import { build } from 'vite';

/** Builds the client's script as the site does, and draws a treemap of what it is made of. */
export async function writeTreemap(site: string, file: string): Promise<void> {
  await build({
    root: site,
    logLevel: 'error',
    plugins: [visualizer({ filename: file, sourcemap: true, brotliSize: true, title: 'Script' })],
    build: {
      write: false,
      sourcemap: true,
      rolldownOptions: { input: join(site, 'src/entry-client.tsx') },
    },
  });
}
