/* Runs in `head` before the first paint. */
import { listenToPrint } from '../print/listenToPrint.ts';
import { showPromotions } from '../promotions/showPromotions.ts';
import { hydrateOnIntent } from './hydrateOnIntent.ts';
import { loadFonts } from './loadFonts.ts';
import { scrollToOffer } from './scrollToOffer.ts';
import { showViewAndTheme } from './showViewAndTheme.ts';

showViewAndTheme();
scrollToOffer();
listenToPrint();
showPromotions();

// `pnpm dev` hydrates at once, for hot reload, and builds no font.
if (import.meta.env.PROD) {
  const { client } = (document.currentScript as HTMLScriptElement).dataset;
  hydrateOnIntent(client as string);
  loadFonts();
}
// These modules import prices and tokens. In `pnpm dev`, editing those must not reload the page.
import.meta.hot?.accept(['./showViewAndTheme.ts', './hydrateOnIntent.ts'], () => {});
