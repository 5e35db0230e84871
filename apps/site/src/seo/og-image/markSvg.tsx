import { LogoMark } from '@agency/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The company's mark as an SVG that stands alone, for what is no page: icons and pictures.
 *
 * @param css how it is drawn: `path` is the lit bar and, as `path:first-child`, the others.
 * @param viewBox the part of its drawing to show, where that is not the mark alone.
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
