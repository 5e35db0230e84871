import { expect } from 'vitest';
import { digitalMarketing, pages, podcasting } from '../tests/pages.ts';
import type { Visitor } from './visitor.ts';

type Journey = (visitor: Visitor) => Promise<void>;

type Size = [width: number, height: number];
const wide: Size = [1280, 800];
const narrow: Size = [390, 800];
const narrowest: Size = [320, 640];

const { brand, creator } = podcasting;

const expectTheme = async (visitor: Visitor, theme: 'light' | 'dark') => {
  await visitor.seesChecked('radio', theme === 'dark' ? 'Dark' : 'Light');
  const computedTheme = () => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    // Every colour of the site is computed to `oklch(lightness …)`.
    const lightness = (text: string) => Number(/\(([\d.]+)/.exec(text)?.[1]);
    return lightness(backgroundColor) > lightness(color) ? 'light' : 'dark';
  };
  await expect
    .poll(() => visitor.evaluate(computedTheme), { message: 'the theme of the page' })
    .toBe(theme);
};

const stored = (visitor: Visitor) =>
  visitor.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/**
 * What every visitor must be able to do, and what engines do differently. Each begins with nothing
 * stored, in a wide window.
 */
export const journeys: Record<string, Journey> = {
  'each page opens on its first view, light, in the web font, and never wider than the window':
    async (visitor) => {
      const webFontLoaded = () => {
        const [first = ''] = getComputedStyle(document.body).fontFamily.split(',');
        const named = first.replaceAll('"', '');
        return [...document.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === named && status === 'loaded',
        );
      };
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      for (const size of [wide, narrow, narrowest]) {
        await visitor.resize(...size);
        for (const { path, heading, brand, creator } of pages) {
          await visitor.open(path);
          await visitor.sees('heading', heading);
          await visitor.seesChecked('radio', brand.name);
          await visitor.reads(brand.uniqueText);
          await visitor.readsNo(creator.uniqueText);
          await expectTheme(visitor, 'light');
          await expect
            .poll(() => visitor.evaluate(webFontLoaded), { message: 'whether the font is loaded' })
            .toBe(true);
          expect(await visitor.evaluate(overflow), `overflow in ${size}`).toBeLessThanOrEqual(0);
        }
      }
    },

  'the view changes by click and by the arrow keys': async (visitor) => {
    await visitor.open(podcasting.path);
    await visitor.click('radio', creator.name);
    await visitor.reads(creator.uniqueText);
    await visitor.readsNo(brand.uniqueText);
    await visitor.seesChecked('radio', creator.name);
    await visitor.click('radio', brand.name);
    await visitor.reads(brand.uniqueText);
    await visitor.readsNo(creator.uniqueText);

    await visitor.open(podcasting.path);
    await visitor.tabTo('radio', brand.name);
    await visitor.press('ArrowRight');
    await visitor.seesFocused('radio', creator.name);
    await visitor.seesChecked('radio', creator.name);
    await visitor.reads(creator.uniqueText);
  },

  'the theme changes by click and by the arrow keys': async (visitor) => {
    await visitor.open(podcasting.path);
    await visitor.click('radio', 'Dark');
    await expectTheme(visitor, 'dark');
    await visitor.click('radio', 'Light');
    await expectTheme(visitor, 'light');
    await visitor.press('ArrowRight');
    await expectTheme(visitor, 'dark');
  },

  'by mouse, the dropdown opens on hover, closes on leaving, and leads to the other page without loading a document; back returns':
    async (visitor) => {
      await visitor.open(podcasting.path);
      await visitor.hover('button', 'Pricing');
      await visitor.sees('link', 'Digital Marketing Bundles');
      await visitor.leave();
      await visitor.seesNo('link', 'Digital Marketing Bundles');

      // A new document would lose it. (`timeOrigin` is not constant in WebKitGTK.)
      await visitor.evaluate(() => {
        Object.assign(window, { isFirstDocument: true });
      });
      await visitor.click('button', 'Pricing');
      await visitor.click('link', 'Digital Marketing Bundles');
      await visitor.isAt(digitalMarketing.path);
      await visitor.sees('heading', digitalMarketing.heading);
      await visitor.reads(digitalMarketing.brand.uniqueText);
      await visitor.back();
      await visitor.isAt(podcasting.path);
      await visitor.sees('heading', podcasting.heading);
      expect(await visitor.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    },

  'by keyboard, the dropdown opens, closes on Escape, and leads to the other page': async (
    visitor,
  ) => {
    await visitor.openHydrated(podcasting.path);
    await visitor.tabTo('button', 'Pricing');
    await visitor.press('Enter');
    await visitor.seesExpanded('button', 'Pricing');
    await visitor.sees('link', 'Digital Marketing Bundles');
    await visitor.press('Escape');
    await visitor.seesNo('link', 'Digital Marketing Bundles');
    await visitor.seesFocused('button', 'Pricing');

    await visitor.press('Enter');
    await visitor.seesExpanded('button', 'Pricing');
    await visitor.tabTo('link', 'Digital Marketing Bundles');
    await visitor.press('Enter');
    await visitor.isAt(digitalMarketing.path);
    await visitor.sees('heading', digitalMarketing.heading);
  },

  'on a phone the sheet opens, returns the focus on closing, and leads to the other page': async (
    visitor,
  ) => {
    await visitor.resize(...narrow);
    await visitor.open(podcasting.path);
    await visitor.seesNo('button', 'Pricing');
    await visitor.click('button', 'Open menu');
    await visitor.sees('dialog', 'Menu');
    await visitor.press('Escape');
    await visitor.seesNo('dialog', 'Menu');
    await visitor.seesFocused('button', 'Open menu');

    await visitor.press('Enter');
    await visitor.seesFocused('button', 'Close menu');
    await visitor.press('Enter');
    await visitor.seesNo('dialog', 'Menu');

    await visitor.click('button', 'Open menu');
    await visitor.click('summary', 'Pricing');
    await visitor.click('link', 'Digital Marketing Bundles');
    await visitor.isAt(digitalMarketing.path);
    await visitor.seesNo('dialog', 'Menu');
    await visitor.sees('heading', digitalMarketing.heading);
  },

  'the Shop shows a toast, which can be closed': async (visitor) => {
    const message = 'The Shop is currently under development.';
    await visitor.open(podcasting.path);
    await visitor.click('button', 'Shop');
    await visitor.reads(message);
    await visitor.click('button', 'Close');
    await visitor.readsNo(message);
  },

  'a wide window compares the tiers in a table, a narrow one shows them in cards': async (
    visitor,
  ) => {
    await visitor.open(digitalMarketing.path);
    for (const tier of ['Platinum', 'Gold', 'Silver', 'Bronze']) {
      await visitor.sees('columnheader', tier);
      await visitor.seesNo('article', tier);
    }
    await visitor.click('radio', digitalMarketing.creator.name);
    await visitor.reads(digitalMarketing.creator.uniqueText);

    await visitor.resize(...narrow);
    for (const tier of ['Platinum', 'Gold', 'Silver', 'Bronze']) {
      await visitor.sees('article', tier);
      await visitor.seesNo('columnheader', tier);
    }
    await visitor.reads(digitalMarketing.creator.uniqueText);
  },

  'the header of the table and the view bar stay visible on scrolling': async (visitor) => {
    await visitor.open(digitalMarketing.path);
    await visitor.evaluate(() => scrollTo(0, 1500));
    await visitor.canReach('radio', digitalMarketing.creator.name);
    await visitor.canReach('columnheader', 'Gold');
    expect(await visitor.evaluate(() => scrollY)).toBe(1500);
  },

  'both choices are kept after a reload, on the other page, and on the way back': async (
    visitor,
  ) => {
    await visitor.open(podcasting.path);
    await visitor.click('radio', creator.name);
    await visitor.click('radio', 'Dark');
    await expectTheme(visitor, 'dark');
    expect(await stored(visitor)).toEqual({ 'pricing-view': 'creator', 'pricing-theme': 'dark' });

    await visitor.reload();
    await visitor.seesChecked('radio', creator.name);
    await visitor.reads(creator.uniqueText);
    await expectTheme(visitor, 'dark');

    await visitor.open(digitalMarketing.path);
    await visitor.seesChecked('radio', digitalMarketing.creator.name);
    await visitor.reads(digitalMarketing.creator.uniqueText);
    await expectTheme(visitor, 'dark');

    // Firefox and WebKit keep the page before as it was left.
    await visitor.click('radio', 'Light');
    await expectTheme(visitor, 'light');
    await visitor.back();
    await visitor.isAt(`${podcasting.path}?view=creator`);
    await expectTheme(visitor, 'light');
  },

  'a shared link opens the view that it names, scrolls to the offer, and marks it': async (
    visitor,
  ) => {
    for (const [size, role] of [
      [wide, 'columnheader'],
      [narrow, 'article'],
    ] as const) {
      await visitor.resize(...size);
      await visitor.open(`${digitalMarketing.path}?view=sme#gold`);
      await visitor.seesChecked('radio', 'SME');
      await visitor.reads(digitalMarketing.creator.uniqueText);
      await visitor.readsNo(digitalMarketing.brand.uniqueText);
      await visitor.canReach(role, 'Gold');
      // A card is outlined, a column's header has a line inside it.
      const marked = () =>
        [...document.querySelectorAll<HTMLElement>('article, th')]
          .filter((it) => {
            const { outlineWidth, outlineStyle, boxShadow } = getComputedStyle(it);
            const outlined = outlineStyle === 'solid' && outlineWidth === '3px';
            return it.checkVisibility() && (outlined || boxShadow !== 'none');
          })
          .map((it) => it.textContent.trim().slice(0, 'Gold'.length));
      await expect
        .poll(() => visitor.evaluate(marked), { message: 'the marked offer' })
        .toEqual(['Gold']);
    }
  },
};
