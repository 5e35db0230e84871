import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastProvider, useToast } from './ToastProvider.tsx';

vi.mock('./ToastRegion.tsx', () => {
  throw new Error('offline');
});

function Shop() {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast({ title: 'Coming Soon' })}>
      Shop
    </button>
  );
}

test('the page stays as it is when the toasts cannot be loaded', async () => {
  await render(
    <ToastProvider>
      <Shop />
    </ToastProvider>,
  );
  const shop = page.getByRole('button', { name: 'Shop' });
  await shop.click();
  await shop.click();
  await expect.element(shop).toBeVisible();
});
