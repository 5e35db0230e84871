import { parse } from 'node-html-parser';
import { language } from '../src/content/siteMetadata.ts';
import { documentOf } from '../tests/builtSite.ts';
import { company } from '../tests/company.ts';
import { defaultView, pages, views } from '../tests/pages.ts';
import { showView } from './elements.ts';
import { expect, test, visit } from './test.ts';

function headOf(html: string) {
  const head: Record<string, (string | undefined)[]> = {};
  const tags = 'head > title, link[rel=canonical], meta[name], meta[property]';
  for (const tag of parse(html).querySelectorAll(tags)) {
    const { name, property, rel, content, href } = tag.attributes;
    const key = name ?? property ?? rel ?? 'title';
    if (!/^(?:title|canonical|description|og:.+|twitter:.+)$/.test(key)) continue;
    head[key] = [...(head[key] ?? []), content ?? href ?? tag.text];
  }
  return head;
}

test('the metadata describes the page and the view shown', async ({ page }) => {
  const heads: ReturnType<typeof headOf>[] = [];
  for (const [index, sitePage] of pages.entries()) {
    const { path } = sitePage;
    await visit(page, `${path}?from=mail`);
    // The second page opens in the view that the first page showed last.
    for (const view of index === 0 ? views : views.toReversed()) {
      await showView(page, sitePage, view);
      const { fullTitle, metaDescription } = sitePage[view];
      await expect(page).toHaveTitle(fullTitle);
      const title = [fullTitle];
      const head = headOf(await page.content());
      expect(head).toEqual({
        title,
        description: [metaDescription],
        canonical: [company.origin + path],
        'og:title': title,
        'og:description': [metaDescription],
        'og:url': [company.origin + path],
        'og:type': ['website'],
        'og:site_name': [company.companyName],
        'og:locale': [language.replace('-', '_')],
        'og:image': [expect.stringContaining(`${company.origin}${company.basePath}/assets/og-`)],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [expect.any(String)],
        'twitter:card': ['summary_large_image'],
      });
      heads.push(head);
      if (view !== defaultView) continue;

      // Search engines read the metadata in the built file.
      const built = documentOf(sitePage);
      expect(headOf(built.outerHTML)).toEqual(head);
      expect(built.querySelector('html')?.getAttribute('lang')).toBe(language);
    }
  }
  for (const tag of ['title', 'description', 'og:image', 'og:image:alt']) {
    expect(new Set(heads.map((head) => head[tag]?.[0])).size, tag).toBe(heads.length);
  }
});
