import { type ComponentProps, createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from './Button/ButtonLink.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Field } from './Field/Field.tsx';
import { Input } from './Field/Input.tsx';
import { Link, LinkProvider } from './Link/Link.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';
import { HashLink } from './testing/exampleNavigation.tsx';

/* `render`, which renders another element in place of a link's own. */

/** Like a router's link, with a prop that is no attribute. */
const RouterLink = ({ to, ...rest }: { to: string } & ComponentProps<'a'>) => (
  <a {...rest} href={`/app${to}`} />
);

test('an element gets the styles, content and props of a link, and keeps its own props', async () => {
  await render(
    <ButtonLink
      href="/"
      tone="secondary"
      className="ours"
      title="ours"
      data-shop="elite"
      render={<RouterLink to="/book" className="theirs" title="theirs" />}
    >
      Book
    </ButtonLink>,
  );
  const link = page.getByRole('link', { name: 'Book' });
  await expect.element(link).toHaveAttribute('href', '/app/book');
  await expect.element(link).toHaveAttribute('title', 'theirs');
  await expect.element(link).toHaveAttribute('data-shop', 'elite');
  await expect.element(link).toHaveClass('ours', 'theirs');
  await expect.element(link).toHaveStyle({ cursor: 'pointer' });
});

test('both handlers run, the element’s first, which may stop ours; a ref is set', async () => {
  const calls: string[] = [];
  const [ours, theirs] = [createRef<HTMLAnchorElement>(), createRef<HTMLAnchorElement>()];
  const link = (children: string) => (
    <Link
      ref={ours}
      href="/"
      onClick={(event) => {
        calls.push('ours');
        event.preventDefault();
      }}
      render={
        <RouterLink
          to="/book"
          onClick={(event) => {
            calls.push('theirs');
            if (children === 'Stop') event.preventDefault();
          }}
        />
      }
    >
      {children}
    </Link>
  );
  const { rerender } = await render(link('Save'));
  await userEvent.click(page.getByRole('link', { name: 'Save' }));
  expect(calls).toEqual(['theirs', 'ours']);
  await rerender(link('Stop'));
  await userEvent.click(page.getByRole('link', { name: 'Stop' }));
  expect(calls).toEqual(['theirs', 'ours', 'theirs']);
  expect(ours.current).toHaveAttribute('href', '/app/book');
  await rerender(<Link href="/" render={<RouterLink ref={theirs} to="/book" />} />);
  expect(theirs.current).toHaveAttribute('href', '/app/book');
});

test('a link with `render` ignores the provider, other links do not', async () => {
  await render(
    <LinkProvider component={HashLink}>
      <Link href="/rooms">Rooms</Link>
      <ButtonLink href="/prices">Prices</ButtonLink>
      <Link href="/book" render={<RouterLink to="/book" rel="nofollow" />}>
        Book
      </Link>
    </LinkProvider>,
  );
  for (const [name, href] of [
    ['Rooms', '#/rooms'],
    ['Prices', '#/prices'],
    ['Book', '/app/book'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect.element(page.getByRole('link', { name: 'Book' })).toHaveAttribute('rel', 'nofollow');
});

/** An element as React passes it from a server component to a client component. */
const lazy = (element: ReactElement) =>
  ({
    $$typeof: Symbol.for('react.lazy'),
    _payload: element,
    _init: (payload: ReactElement) => payload,
  }) as unknown as ReactElement;

const button = lazy(<button type="button">Book</button>);

test.each<[what: string, example: ReactElement, found: RegExp]>([
  [
    'the control of a Field',
    <Field key="1" heading="Name" description="In full">
      {lazy(<Input name="name" />)}
    </Field>,
    /<label for="([^"]+)".*<input (?=[^>]*id="\1")(?=[^>]*aria-describedby="\1-description")/,
  ],
  [
    'what a Tooltip describes',
    <Tooltip key="1" text="From spring">
      {button}
    </Tooltip>,
    /<button [^>]*aria-describedby="([^"]+)".*role="tooltip" id="\1"/,
  ],
  [
    'the trigger of a Dialog',
    <Dialog key="1" heading="Book" trigger={button} />,
    /<button [^>]*aria-haspopup="dialog"/,
  ],
  [
    'the element of `render`',
    <ButtonLink key="1" href="/book" render={lazy(<a href="/app/book">Book</a>)} />,
    /^<a (?=[^>]*class=)[^>]*href="\/app\/book".*>Book<\/a>$/,
  ],
])('%s may be a lazy element', (_, example, found) => {
  expect(renderToString(example)).toMatch(found);
});
