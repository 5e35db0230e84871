import {
  digitalMarketing,
  dropdownLink,
  expectTheme,
  expectView,
  pages,
  podcasting,
  pricing,
  themeToggle,
  viewBar,
  viewButton,
} from './locators.ts';
import { expect, test, visit, waitForHydration } from './test.ts';

/** The keys in the visitor's browser: renaming one loses every visitor's choice. */
const keys = { view: 'pricing-view', theme: 'pricing-theme' };

const storage = (page: Parameters<typeof themeToggle>[0]) =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

for (const sitePage of pages) {
  const { path, brand, creator } = sitePage;

  test(`on ${path} the first visit shows ${brand.name}, in the light theme`, async ({ page }) => {
    await visit(page, path);

    await expectView(page, sitePage, 'brand');
    await expectTheme(page, 'light');
    expect(await storage(page)).toEqual({});
  });

  test(`on ${path} the switch is labelled ${brand.name} and ${creator.name}, and shows each view`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'Show offers for' })).toBeVisible();

    await page.getByText(creator.name, { exact: true }).first().click();
    await expectView(page, sitePage, 'creator');
    await page.getByText(brand.name, { exact: true }).first().click();
    await expectView(page, sitePage, 'brand');
  });
}

test('each change of the view and of the theme is saved, in one entry each', async ({ page }) => {
  await visit(page, podcasting.path);

  await viewButton(page, 'Creator').check();
  expect(await storage(page)).toEqual({ [keys.view]: 'creator' });
  await themeToggle(page).press('Space');
  expect(await storage(page)).toEqual({ [keys.view]: 'creator', [keys.theme]: 'dark' });
  await viewButton(page, 'Brand').check();
  expect(await storage(page)).toEqual({ [keys.view]: 'brand', [keys.theme]: 'dark' });
  await themeToggle(page).press('Space');
  expect(await storage(page)).toEqual({ [keys.view]: 'brand', [keys.theme]: 'light' });
});

test('the toggle is labelled Light and Dark, and a click on it changes the theme', async ({
  page,
}) => {
  await visit(page, podcasting.path);

  await expect(viewBar(page)).toContainText(/Light\s*Dark/);

  await themeToggle(page).click();
  await expectTheme(page, 'dark');
  await themeToggle(page).click();
  await expectTheme(page, 'light');
});

test('a reload keeps both choices', async ({ page }) => {
  await visit(page, podcasting.path);
  await viewButton(page, 'Creator').check();
  await themeToggle(page).press('Space');

  await page.reload();
  await expectView(page, podcasting, 'creator');
  await expectTheme(page, 'dark');
});

test('both pages share the view: Enterprise is Brand, and SME is Creator', async ({ page }) => {
  await visit(page, podcasting.path);
  await viewButton(page, 'Creator').check();

  await pricing(page).click();
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expect(page).toHaveURL(digitalMarketing.path);
  await expectView(page, digitalMarketing, 'creator');

  await viewButton(page, 'Enterprise').check();
  await page.goto(podcasting.path);
  await expectView(page, podcasting, 'brand');
});

test('a choice in one tab applies in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, podcasting.path);
  await visit(other, digitalMarketing.path);

  await viewButton(page, 'Creator').check();
  await expectView(other, digitalMarketing, 'creator');
  await themeToggle(other).press('Space');
  await expectTheme(page, 'dark');
  await viewButton(other, 'Enterprise').check();
  await expectView(page, podcasting, 'brand');
});

test('clearing the storage in another tab breaks nothing', async ({ page, context }) => {
  await visit(page, podcasting.path);
  await viewButton(page, 'Creator').check();
  const other = await context.newPage();
  await other.goto(podcasting.path);

  await other.evaluate(() => localStorage.clear());
  await viewButton(other, 'Brand').check();
  await viewButton(other, 'Creator').check();
  await expectView(page, podcasting, 'creator');
});

const invalidValues = {
  'a view of the other page': 'enterprise',
  'a view in capitals': 'Brand Creator',
  nothing: '',
  'a property of every object': '__proto__',
  markup: '"><script>throw new Error("ran")</script>',
  'a megabyte': 'creator'.repeat(150_000),
};

for (const [what, value] of Object.entries(invalidValues)) {
  test.describe(`where ${what} is stored`, () => {
    test.use({ stored: { [keys.view]: value, [keys.theme]: value } });

    test('the defaults apply, and the next choice replaces the stored value', async ({ page }) => {
      await visit(page, podcasting.path);
      await expectView(page, podcasting, 'brand');
      await expectTheme(page, 'light');

      await viewButton(page, 'Creator').check();
      await themeToggle(page).press('Space');
      await expectView(page, podcasting, 'creator');
      expect(await storage(page)).toEqual({ [keys.view]: 'creator', [keys.theme]: 'dark' });
    });
  });
}

const refusals: Record<string, () => void> = {
  'storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'storage is missing': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: null });
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'storage cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`where ${what}, the switch, the toggle and the navigation still work`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto(podcasting.path);
    await expectView(page, podcasting, 'brand');
    await viewButton(page, 'Creator').check();
    await expectView(page, podcasting, 'creator');

    await waitForHydration(page);
    await expectView(page, podcasting, 'creator');
    await themeToggle(page).press('Space');
    await expectTheme(page, 'dark');

    await page.evaluate(() => scrollTo(0, 300));
    await pricing(page).click();
    await dropdownLink(page, 'Digital Marketing Bundles').click();
    await expect(page).toHaveURL(digitalMarketing.path);
    await expectView(page, digitalMarketing, 'creator');
    await expectTheme(page, 'dark');
  });
}
