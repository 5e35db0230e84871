import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComparisonTable } from '../ComparisonTable/ComparisonTable.tsx';
import { examples } from '../testing/kitchen-sink/examples.tsx';
import { vars } from './theme.css.ts';
import { tierColours } from './tokens.ts';

/** Read by nothing yet: for the pages of those who use the package. */
const forPages = ['fontSize.display', 'space.8', 'space.9'];

type Group = keyof typeof vars;

/** Another value for each kind of variable, and one that no default has. */
const other: Record<Group, string> = {
  color: 'rgb(1, 2, 3)',
  font: 'Verdana',
  fontSize: '37px',
  lineHeight: '3',
  space: '37px',
  radius: '37px',
  motion: '370ms',
  size: '370px',
};

const variables = Object.entries(vars).flatMap(([group, named]) =>
  Object.entries<string>(named).map(([name, reference]) => ({
    name: `${group}.${name}`,
    variable: reference.slice('var('.length, -1),
    value: name === 'ease' ? 'steps(37)' : other[group as Group],
  })),
);

/** What the variables of each group change, so that not every property is read. */
const properties: Record<Group, string[]> = {
  color: [
    ...['color', 'background-color', 'background-image', 'box-shadow', 'stroke', 'outline-color'],
    ...['border-block-start-color', 'border-block-end-color', 'border-inline-start-color'],
  ],
  font: ['font-family'],
  fontSize: ['font-size'],
  lineHeight: ['line-height'],
  space: ['gap', 'padding', 'margin', 'top'],
  radius: ['border-radius'],
  motion: ['transition-duration', 'transition-timing-function'],
  size: ['top', 'min-height', 'max-width', 'width', 'height', 'padding-left', 'margin-top'],
};

/** The computed styles of everything in the page that can have an effect. */
const look = (group: Group): string =>
  [...document.querySelectorAll('html, body, body *')]
    .flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties[group].map((name) => style.getPropertyValue(name)).join();
      }),
    )
    .join('\n');

const withoutEffect = (candidates: typeof variables) => {
  const before = new Map<Group, string>();
  const { style } = document.documentElement;
  return candidates.filter(({ name, variable, value }) => {
    const group = name.split('.')[0] as Group;
    if (!before.has(group)) before.set(group, look(group));
    style.setProperty(variable, value);
    const after = look(group);
    style.removeProperty(variable);
    return after === before.get(group);
  });
};

const still = document.createElement('style');
// What moves has its old look at first.
still.textContent = '* { transition-property: none !important }';
beforeEach(() => document.head.append(still));
afterEach(() => still.remove());

/** A tier of each colour, with a price that is a link. */
const tiers = (
  <ComparisonTable
    label="Tiers"
    columns={tierColours.map((colour) => ({ key: colour, label: colour, colour }))}
    headline={{ label: 'Price', values: { gold: <a href="/enquire">Enquire</a> } }}
    groups={[]}
  />
);

test('every variable has an effect when it is changed on the root', async () => {
  await render(Object.entries(examples).map(([name, example]) => <div key={name}>{example}</div>));
  await render(tiers);
  // For the ring.
  await userEvent.keyboard('{Tab}');
  let left = withoutEffect(variables);
  // Bars and cards of their own.
  await page.viewport(360, 640);
  left = withoutEffect(left);
  expect(left.map(({ name }) => name)).toEqual(forPages);
});
