import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Theme, ThemeToggle } from './ThemeToggle.tsx';

function Example() {
  const [theme, setTheme] = useState<Theme>('light');
  return <ThemeToggle theme={theme} onThemeChange={setTheme} />;
}

const light = page.getByRole('radio', { name: 'Light', exact: true });
const dark = page.getByRole('radio', { name: 'Dark', exact: true });

test('it is a named group of two radio buttons, the current one checked', async () => {
  await render(<Example />);
  await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expect.element(light).toBeChecked();
  await expect.element(dark).not.toBeChecked();
});

test('a click chooses a theme, and a second one does not undo it', async () => {
  await render(<Example />);
  for (const side of [dark, dark, light]) {
    await side.click();
    await expect.element(side).toBeChecked();
  }
});

test('Tab enters at the current theme and the arrow keys choose', async () => {
  await render(<Example />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(dark).toHaveFocus();
  await expect.element(dark).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(light).toBeChecked();
});

test('in a narrow window the words take no room and are still the names', async () => {
  await page.viewport(320, 640);
  await render(<Example />);
  for (const word of ['Light', 'Dark']) {
    await expect.element(page.getByRole('radio', { name: word, exact: true })).toBeVisible();
    expect(page.getByText(word, { exact: true }).element().clientWidth).toBe(1);
  }
});

test('on a touch screen each side can be tapped in 44 × 44 px, though narrow', async () => {
  await page.viewport(320, 640);
  const emulateTouch = async (enabled: boolean) => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  };
  await emulateTouch(true);
  onTestFinished(() => emulateTouch(false));
  await render(
    <div style={{ padding: '16px' }}>
      <Example />
    </div>,
  );
  const hits = (side: typeof light, x: number, y: number) =>
    expect(document.elementFromPoint(x, y)?.closest('label')).toContainElement(side.element());
  const { right: middle, top, height } = light.element().getBoundingClientRect();
  for (const y of [-21, 21].map((away) => top + height / 2 + away)) {
    for (const away of [1, 43]) {
      hits(light, middle - away, y);
      hits(dark, middle + away, y);
    }
  }
});
