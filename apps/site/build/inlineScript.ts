import { build, type InlineConfig, type Rolldown } from 'vite';
import type { WebFont } from '../src/inline/webFont.ts';
import { escapeScript } from './escape.ts';

/** What `src/inline/main.ts` is told. */
export interface InlineSettings {
  /** The address of the client's entry script. */
  clientEntry: string;
  /** The browser's own bars, in each theme. */
  themeColors: Readonly<Record<'light' | 'dark', string>>;
  webFont: WebFont;
}

/** Bundles `src/inline/main.ts` into the text of one inline script. */
export async function bundleInlineScript(
  common: InlineConfig,
  { clientEntry, themeColors, webFont }: InlineSettings,
): Promise<string> {
  const result = await build({
    ...common,
    define: {
      __CLIENT_ENTRY__: JSON.stringify(clientEntry),
      __THEME_COLORS__: JSON.stringify(themeColors),
      __WEB_FONT__: JSON.stringify(webFont),
    },
    build: {
      write: false,
      rolldownOptions: { input: 'src/inline/main.ts', output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return escapeScript(output[0].code.trim());
}
