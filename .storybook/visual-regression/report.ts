import { relative } from 'node:path';

export interface Finding {
  story: string;
  mode: string;
  kind: 'changed' | 'new' | 'gone';
  /** How many pixels differ. */
  pixels?: number;
  /** The files to show. */
  before?: string;
  after?: string;
  difference?: string;
}

/** A page that shows each finding before, after, and with the difference marked. */
export function reportPage(findings: readonly Finding[], folder: string): string {
  const picture = (title: string, file?: string) =>
    `<figure><figcaption>${title}</figcaption>${
      file ? `<img loading="lazy" alt="" src="${relative(folder, file)}">` : '<p>none</p>'
    }</figure>`;
  const sections = findings.map(
    ({ story, mode, kind, pixels, before, after, difference }) =>
      `<section><h2>${story} <small>${mode}</small></h2><p>${kind}${
        pixels === undefined ? '' : `, ${pixels} pixels`
      }</p><div>${picture('Before', before)}${picture('After', after)}${picture(
        'Difference',
        difference,
      )}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${findings.length} visual differences</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #8883 }
  section { margin-block: 2rem; border-top: 1px solid #8886 }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #8888 }
  small { font-weight: normal; opacity: 0.7 }
</style>
<h1>${findings.length} visual differences</h1>
<p>Accept them with <code>pnpm visual --update</code>.</p>
${sections.join('\n')}
</html>
`;
}
