import { digitalMarketing, podcasting, viewButton } from './locators.ts';
import { expect, test, visit } from './test.ts';

type Page = Parameters<typeof visit>[0];

const button = (page: Page) => page.getByRole('button', { name: 'Share this view' });

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-write'] });

  test('sharing copies an address that opens the same view, and confirms it in a toast', async ({
    page,
    baseURL,
  }) => {
    await visit(page, `${digitalMarketing.path}?from=mail#gold`);
    await viewButton(page, 'SME').check();
    await button(page).click();

    await expect(page.getByRole('listitem').filter({ hasText: 'Link copied' })).toBeVisible();
    // The page itself may not read the clipboard; a visitor may paste.
    const field = page.getByRole('textbox', { name: 'Paste here' });
    await page.evaluate(() => {
      const element = document.createElement('textarea');
      element.ariaLabel = 'Paste here';
      document.body.append(element);
    });
    await field.press('ControlOrMeta+V');
    const copied = await field.inputValue();
    expect(copied).toBe(`${baseURL}${digitalMarketing.path}?view=creator#gold`);
    await page.goto(copied);
    await expect(viewButton(page, 'SME')).toBeChecked();
  });

  test('a click before hydration copies the address too', async ({ page }) => {
    await page.goto(podcasting.path);
    await button(page).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Link copied' })).toBeVisible();
  });
});

test('where the browser cannot copy, the address is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await visit(page, podcasting.path);
  await button(page).click();
  const address = page.getByRole('textbox', { name: 'The address of this view, to copy' });
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(/\/podcasting\?view=brand$/);
  const selected = () => page.evaluate(() => getSelection()?.toString());
  expect(await selected()).toMatch(/\?view=brand$/);

  // A second click once left the focus on the button.
  await button(page).click();
  await expect(address).toBeFocused();
  expect(await selected()).toMatch(/\?view=brand$/);
});

for (const [result, copies] of [
  ['resolves', false],
  ['AbortError', false],
  ['NotAllowedError', true],
] as const) {
  test.describe('with a share sheet', () => {
    test.use({ permissions: ['clipboard-write'] });

    // Headless Chromium has no share sheet: this is a mock.
    test(`that ${result === 'resolves' ? 'succeeds' : `ends in ${result}`}, the address is ${copies ? 'copied instead' : 'not copied'}`, async ({
      page,
    }) => {
      await page.addInitScript((name) => {
        navigator.canShare = () => true;
        navigator.share = async ({ url } = {}) => {
          document.documentElement.dataset.shared = url;
          if (name !== 'resolves') throw new DOMException('', name);
        };
      }, result);
      await visit(page, podcasting.path);
      await button(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-shared', /\?view=brand$/);
      await expect(page.getByRole('listitem').filter({ hasText: 'Link copied' })).toHaveCount(
        copies ? 1 : 0,
      );
    });
  });
}
