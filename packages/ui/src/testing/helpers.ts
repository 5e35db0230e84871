import { isValidElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';

type Target = Element | Locator;

const elementOf = (target: Target) => (target instanceof Element ? target : target.element());

export const boxOf = (target: Target) => elementOf(target).getBoundingClientRect();

export const boxesOf = (locator: Locator) => locator.elements().map(boxOf);

export const styleOf = (target: Target, pseudo?: string) =>
  getComputedStyle(elementOf(target), pseudo);

export const textsOf = (locator: Locator) =>
  locator.elements().map(({ textContent }) => textContent);

export function boxOfCharacter(text: Text, at: number): DOMRect {
  const character = document.createRange();
  character.setStart(text, at);
  character.setEnd(text, at + 1);
  return character.getBoundingClientRect();
}

export function addStyles(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

/** Returns the number of lines of an element's last text node. */
export function linesOf(target: Target): number {
  const text = document.createRange();
  text.selectNodeContents(elementOf(target).lastChild as Node);
  return text.getClientRects().length;
}

export async function emulateMedia(features: Record<string, string>, media = ''): Promise<void> {
  const emulate = (medium: string, value: (name: string) => string | undefined) =>
    cdp().send('Emulation.setEmulatedMedia', {
      media: medium,
      features: Object.keys(features).map((name) => ({ name, value: value(name) ?? '' })),
    });
  onTestFinished(async () => {
    await emulate('', () => '');
  });
  await emulate(media, (name) => features[name]);
}

export const printedMedia = () => emulateMedia({}, 'print');

/** Stops the clock until the test ends: only `wait` advances it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Keeps Vitest from advancing its fake clock while it waits for the page.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

export const wait = (ms: number): void =>
  flushSync(() => {
    vi.advanceTimersByTime(ms);
  });

export function serverRendered(tree: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  onTestFinished(() => container.remove());
  const hydrate = () => {
    const root = hydrateRoot(container, tree);
    onTestFinished(() => root.unmount());
  };
  return { container, hydrate };
}

export async function openFrame(attributes: Record<string, string>): Promise<Window> {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  onTestFinished(() => frame.remove());
  document.body.append(frame);
  await new Promise((loaded) => {
    frame.onload = loaded;
  });
  return frame.contentWindow as Window;
}

export const stylesOfPage = () =>
  Array.from(document.querySelectorAll('style'), (style) => style.outerHTML).join('');

export async function unscripted(tree: ReactNode, theme = 'light'): Promise<Document> {
  const srcdoc = `<!doctype html><html data-theme="${theme}"><head>${stylesOfPage()}</head><body>${renderToString(tree)}</body></html>`;
  // Without `allow-scripts`, scripts are disabled.
  const { document } = await openFrame({ sandbox: 'allow-same-origin', srcdoc });
  return document;
}

export const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null || isValidElement(value)
    ? []
    : Object.entries(value).flatMap(([name, own]) => [name, ...namesIn(own)]);

export function textNodesIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Returns the words that a visitor sees or a screen reader reads. */
export function wordsOf(html: string): string {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
  return [
    content.textContent,
    ...[...content.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name)),
    ),
  ].join(' ');
}
