import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from '../Toast/ToastProvider.tsx';
import { boxOf } from '../testing/measure.ts';
import { Sheet } from './Sheet.tsx';

/* The rest is tested with `Dialog` and `NavigationSheet`. */

function Kept() {
  const { show } = useToast();
  return <Button onClick={() => show({ title: 'Room kept' })}>Keep</Button>;
}

test('a toast lies in the sheet, over its content, and below its heading', async () => {
  await page.viewport(700, 800);
  await render(
    <ToastProvider>
      <Sheet heading="Your rooms" defaultOpen>
        <Kept />
      </Sheet>
    </ToastProvider>,
  );
  const sheet = page.getByRole('dialog', { name: 'Your rooms' });
  await sheet.getByRole('button', { name: 'Keep' }).click();
  const toast = sheet.getByRole('listitem');
  await expect.element(toast).toBeVisible();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  expect(boxOf(toast).left).toBeGreaterThanOrEqual(boxOf(sheet).left);
  expect(boxOf(toast).bottom).toBeLessThanOrEqual(800);
  expect(boxOf(toast).top).toBeGreaterThan(boxOf(sheet.getByRole('heading')).bottom);
});
