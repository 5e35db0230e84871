/* Runs in `head` before the first paint. */
import './viewAndTheme.ts';
import './scrollToOffer.ts';
import '../print/printPage.ts';
import { showPromotions } from '../promotions/showPromotions.ts';
import { loadFonts } from './fonts.ts';
import { hydrateOnIntent } from './hydrateOnIntent.ts';

showPromotions();
// Updates promotions on these events too, because timers stop while a page is suspended.
for (const event of ['pageshow', 'visibilitychange', 'beforeprint'])
  addEventListener(event, showPromotions);

// `pnpm dev` hydrates at once, for hot reload, and builds no font.
if (import.meta.env.PROD) {
  const { client } = (document.currentScript as HTMLScriptElement).dataset;
  hydrateOnIntent(client as string);
  loadFonts();
}
// In `pnpm dev`, an edit of a price or a token, which these modules import, must not reload the page.
import.meta.hot?.accept(['./viewAndTheme.ts', './hydrateOnIntent.ts'], () => {});
