import type { Page } from '@playwright/test';
import { digitalMarketing, podcasting, viewButton } from './locators.ts';
import { expect, test, visit } from './test.ts';

test.use({ permissions: ['clipboard-write'] });

const button = (page: Page) => page.getByRole('button', { name: 'Share this view' });

const copied = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Link copied' });

test('sharing copies an address that opens the same view, and confirms it in a toast', async ({
  page,
  baseURL,
}) => {
  await visit(page, `${digitalMarketing.path}?from=mail#gold`);
  await viewButton(page, 'SME').check();
  await button(page).click();
  await expect(copied(page)).toBeVisible();

  // The page itself may not read the clipboard; a visitor may paste.
  const field = page.getByRole('textbox', { name: 'Paste here' });
  await page.evaluate(() => {
    const element = document.createElement('textarea');
    element.ariaLabel = 'Paste here';
    document.body.append(element);
  });
  await field.press('ControlOrMeta+V');
  const address = await field.inputValue();
  expect(address).toBe(`${baseURL}${digitalMarketing.path}?view=creator#gold`);
  await page.goto(address);
  await expect(viewButton(page, 'SME')).toBeChecked();
});

test('a click on the share button before hydration copies the address too', async ({ page }) => {
  await page.goto(podcasting.path);
  await button(page).click();
  await expect(copied(page)).toBeVisible();
});
