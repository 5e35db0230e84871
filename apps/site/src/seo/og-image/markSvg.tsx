import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '../../logo/LogoMark.tsx';

/**
 * The company's mark as an SVG document, for icons and OG images.
 *
 * @param css styles of the strokes; `path:first-child` is all bars but the highlighted one.
 * @param viewBox the area to show, by default the mark.
 */
export function markSvg(css: string, viewBox?: string): string {
  const place = viewBox ? { viewBox } : {};
  const mark = renderToStaticMarkup(
    <LogoMark xmlns="http://www.w3.org/2000/svg" fill="none" strokeLinecap="round" {...place} />,
  );
  return mark
    .replaceAll(/ (?:class|aria-hidden)="[^"]*"/g, '')
    .replace('</svg>', `<style>${css}</style></svg>`);
}
