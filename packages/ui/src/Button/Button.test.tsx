import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { boxesOf, emulateMedia, styleOf } from '../testing/helpers.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('neither a button nor an icon button submits the surrounding form', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Button>Compare</Button>
      <IconButton label="Remove">×</IconButton>
    </form>,
  );
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['disabled', { disabled: true }],
  ['aria-disabled', { 'aria-disabled': true }],
] as const)('a button that is %s has no hover or active style', async (_attribute, props) => {
  await render(
    <>
      <Button {...props}>Compare</Button>
      <p>Elsewhere</p>
    </>,
  );
  const button = page.getByRole('button').element();
  const look = () => [styleOf(button).backgroundColor, styleOf(button).translate];
  await page.getByText('Elsewhere').hover();
  const resting = look();
  await userEvent.hover(button);
  button.style.transition = 'none';
  expect(button.matches(':hover')).toBe(true);
  expect(look()).toEqual(resting);
  const pressed = new Promise((resolve) => {
    document.addEventListener('pointerdown', () => resolve(look()), { once: true });
  });
  await page.getByRole('button').click({ force: true });
  expect(await pressed).toEqual(resting);
});

test('a button is at least 44 px tall, and a small button at least 24 px', async () => {
  await render(
    <>
      <Button size="small">Compare</Button>
      <Button>Compare</Button>
      <Button size="large">Compare</Button>
    </>,
  );
  const heights = boxesOf(page.getByRole('button')).map(({ height }) => height);
  const [small, medium] = heights;
  expect(small).toBeGreaterThanOrEqual(24);
  expect(medium).toBeGreaterThanOrEqual(44);
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
});

test.each([undefined, 'primary', 'secondary', 'highlighted'] as const)(
  'a button link with tone %s has a border or an underline in forced colours',
  async (tone) => {
    await emulateMedia({ 'forced-colors': 'active' });
    await render(
      <ButtonLink href="/contact" tone={tone}>
        Enquire
      </ButtonLink>,
    );
    const { borderTopWidth, textDecorationLine } = styleOf(page.getByRole('link'));
    expect(`${borderTopWidth} ${textDecorationLine}`).not.toBe('0px none');
  },
);
