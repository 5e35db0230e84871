/**
 * For Playwright's `evaluate`: the box and the style of each element of the ui package's components,
 * with sheets and dropdowns open.
 */
export function looksOfComponents(): string[] {
  const page = new CSSStyleSheet();
  page.replaceSync(
    // The body's margin is the page's own.
    'body { margin: 0 } * { animation: none !important; transition: none !important }',
  );
  document.adoptedStyleSheets = [page];
  for (const dialog of document.querySelectorAll('dialog')) dialog.open = true;
  for (const trigger of document.querySelectorAll('[aria-expanded]')) {
    trigger.setAttribute('aria-expanded', 'true');
  }
  scrollTo(0, 0);
  const properties = [
    ...['display', 'box-sizing', 'padding', 'outline', 'list-style', 'text-align', 'flex'],
    ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
    ...['text-decoration', 'text-wrap', 'overflow-wrap', 'color'],
    ...['background-color', 'border-radius', 'opacity', 'fill', 'stroke'],
  ];
  const sides = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}`);
  const all = document.querySelectorAll('[class*="ui-"], [class*="ui-"] *');
  return [...all].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.localName} '${element.textContent.slice(0, 40)}'`;
    const box = `${name} at ${x} ${y}, ${width} by ${height}`;
    return [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const value = (name: string) => style.getPropertyValue(name);
      if (pseudo && value('content') === 'none') return [];
      // The style of a border that has no width is not seen.
      const borders = sides.filter((side) => value(`${side}-width`) !== '0px');
      const looks = [...properties, ...borders].map((name) => `${name}: ${value(name)}`);
      return [`${box} ${pseudo ?? ''} ${looks.join('; ')}`];
    });
  });
}
