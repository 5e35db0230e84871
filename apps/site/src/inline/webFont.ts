/** The brand face, as the inline script needs to know it. */
export interface BrandFace {
  family: string;
  url: string;
  /** The range of its weight axis, as CSS writes it. */
  weight: string;
}

/**
 * Puts the brand face in place where that moves nothing. Where the page itself came fast, painting
 * waits for the face as for a style sheet; elsewhere the stand-in is painted at once, and the face
 * takes its place only if it is there before (from the cache). Late, it waits for paper or the next
 * page. Where it is sure to be late (a slow network, and a page that was not in the cache) it is
 * asked for when nothing else is, as the mere request holds the first paint up.
 */
export function loadWebFont({ family, url, weight }: BrandFace): void {
  const makeFace = () => new FontFace(family, `url(${url})`, { weight, display: 'swap' });

  // Milliseconds since the visitor asked for the page: over a telephone network it takes longer.
  if (performance.now() < 140) {
    const preload = document.createElement('link');
    preload.rel = 'preload';
    preload.as = 'font';
    preload.type = 'font/woff2';
    preload.crossOrigin = '';
    preload.href = url;
    document.head.append(preload);
    document.fonts.add(makeFace());
    return;
  }

  let painted = false;
  const load = () =>
    makeFace()
      .load()
      .then(
        (face) => {
          const put = () => document.fonts.add(face);
          if (!painted) return put();
          // On paper nothing moves.
          addEventListener('beforeprint', put);
          addEventListener('afterprint', () => document.fonts.delete(face));
        },
        // The stand-in stays.
        () => {},
      );

  // Only Chromium tells both; elsewhere the face may always be in time.
  const [navigation] = performance.getEntriesByType('navigation') as PageDelivery[];
  const { connection } = navigator as Connected;
  if (navigation?.deliveryType === '' && connection && connection.rtt >= 150) {
    painted = true;
    addEventListener('load', () => setTimeout(load, 500));
    return;
  }

  const beforePaint = () => {
    if (document.body?.firstElementChild) painted = true;
    else requestAnimationFrame(beforePaint);
  };
  requestAnimationFrame(beforePaint);
  load();
}

interface PageDelivery extends PerformanceEntry {
  /** `cache`, or empty where it came over the network. */
  deliveryType?: string;
}

interface Connected extends Navigator {
  /** `rtt`: the usual round trip, in milliseconds. */
  connection?: { rtt: number };
}
