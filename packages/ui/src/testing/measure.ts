import type { Locator } from 'vitest/browser';

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
