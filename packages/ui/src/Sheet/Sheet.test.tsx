import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { toast } from '../Toast/toast.ts';
import { boxOf, styleOf } from '../testing/helpers.ts';
import { Sheet } from './Sheet.tsx';

/* `Dialog` and `NavigationSheet` test the shared behaviour. */

test('the heading has the colour of text; in a small window a long toast scrolls within the sheet', async () => {
  await page.viewport(360, 500);
  const description = 'The room is yours. '.repeat(50);
  await render(
    <ToastProvider>
      <Sheet heading="Your rooms" defaultOpen>
        <Button onClick={() => toast({ title: 'Room kept', description })}>Keep</Button>
      </Sheet>
    </ToastProvider>,
  );
  const sheet = page.getByRole('dialog', { name: 'Your rooms' });
  expect(styleOf(sheet.getByRole('heading')).color).toBe(styleOf(sheet).color);
  await sheet.getByRole('button', { name: 'Keep' }).click();
  const list = sheet.getByRole('list');
  await expect.element(list).toBeVisible();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  expect(boxOf(list).bottom).toBeLessThanOrEqual(500);
  expect(boxOf(sheet.getByRole('listitem')).bottom).toBeGreaterThan(500);
  await userEvent.keyboard('{F8}{End}');
  await expect.poll(() => boxOf(sheet.getByRole('listitem')).bottom).toBeLessThanOrEqual(500);
});
