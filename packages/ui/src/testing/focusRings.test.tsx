import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { TierCard } from '../TierCard/TierCard.tsx';
import { ToastProvider, useToast } from '../Toast/ToastProvider.tsx';
import { tierColours } from '../theme/tokens.ts';
import { examples } from './examples.tsx';

const opaque = (element: Element | null): Color => {
  if (!element) throw new Error('No element behind the ring has a background colour.');
  const color = new Color(getComputedStyle(element).backgroundColor);
  return color.alpha === 1 ? color : opaque(element.parentElement);
};

/** A choice's input is invisible: the ring is around its label, or around the group. */
const ringed = (element: HTMLElement): Element =>
  getComputedStyle(element).opacity === '0' ? (element.closest('label') ?? element) : element;

function ToastButton() {
  const { show } = useToast();
  return <Button onClick={() => show({ title: 'Saved' })}>Save</Button>;
}

test.each(['light', 'dark'])(
  '%s: every focus ring has a contrast of 3:1 with its background',
  async (theme) => {
    await render(
      <>
        {Object.entries(examples).map(([name, example]) => (
          <div key={name}>{example}</div>
        ))}
        <ToastProvider>
          <ToastButton />
        </ToastProvider>
        <Banner label="News">
          <a href="#news">News</a>
        </Banner>
        {tierColours.map((colour) => (
          <TierCard
            key={colour}
            heading={colour}
            colour={colour}
            headline={{ label: 'Cost', value: <a href="#enquire">{colour}</a> }}
            groups={[]}
          />
        ))}
      </>,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    document.documentElement.dataset.theme = theme;
    for (const dialog of document.querySelectorAll('dialog')) dialog.open = true;

    const measured: string[] = [];
    await userEvent.keyboard('{Tab}');
    const focusable = 'a, button, input, select, summary, textarea, [role="tabpanel"]';
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.checkVisibility()) continue;
      element.focus();
      const around = ringed(element);
      const ring = new Color(getComputedStyle(around).outlineColor);
      const name = element.ariaLabel ?? element.textContent;
      const contrast = ring.contrast(opaque(around.parentElement), 'WCAG21');
      expect.soft(getComputedStyle(around).outlineStyle, name).toBe('solid');
      expect.soft(contrast, name).toBeGreaterThanOrEqual(3);
      measured.push(name);
    }
    expect(measured.length).toBeGreaterThan(30);
  },
);
