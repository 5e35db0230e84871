import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { exampleNavigation } from '../testing/exampleNavigation.tsx';
import { preHydrationScript } from './preHydrationScript.ts';

/* Preferences have their own tests. */

/** A server-rendered page with the script, in a frame 800 px wide, until the test ends. */
async function load() {
  const frame = document.createElement('iframe');
  const styles = [...document.querySelectorAll('style')].map((style) => style.outerHTML).join('');
  const body = renderToString(
    <SiteHeader
      logo={<a href="/">Fernhill</a>}
      items={exampleNavigation(() => {})}
      sheetFooter={<Dialog heading="Contact" trigger={<Button>Write to us</Button>} />}
    />,
  ).concat('<nav><button aria-expanded="true">Own</button></nav>');
  frame.srcdoc = `<html><head>${styles}<script>${preHydrationScript()}</script></head><body>${body}</body></html>`;
  frame.width = '800';
  onTestFinished(() => frame.remove());
  document.body.append(frame);
  await new Promise((loaded) => {
    frame.onload = loaded;
  });
  const page = frame.contentDocument as Document;
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find((element) =>
      [element.ariaLabel, element.textContent].includes(name),
    ) as HTMLButtonElement;
  const scrolls = () => getComputedStyle(page.documentElement).overflowY === 'visible';
  return { frame, button, scrolls };
}

test('the page behind does not scroll until both of two nested dialogs are closed', async () => {
  const { button, scrolls } = await load();
  const [sheet, contact] = ['Open menu', 'Write to us'].map(button);
  sheet?.click();
  contact?.click();
  await expect.poll(scrolls).toBe(false);
  button('Close').click();
  // `close` is dispatched in a task.
  await new Promise((task) => setTimeout(task, 100));
  expect(scrolls()).toBe(false);
  button('Close menu').click();
  await expect.poll(scrolls).toBe(true);
});

test('a dropdown opens and closes, and leaves the page’s other navigations alone', async () => {
  const { frame, button } = await load();
  frame.width = '1280';
  const [pricing, own] = ['Pricing', 'Own'].map(button);
  for (const expanded of ['true', 'false']) {
    pricing?.click();
    expect([pricing?.ariaExpanded, own?.ariaExpanded]).toEqual([expanded, 'true']);
  }
});
