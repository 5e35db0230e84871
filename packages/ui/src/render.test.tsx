import { type ComponentProps, createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button/Button.tsx';
import { ButtonLink } from './Button/ButtonLink.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Field } from './Field/Field.tsx';
import { Input } from './Field/Input.tsx';
import { Link, LinkProvider } from './Link/Link.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';
import { HashLink } from './testing/exampleNavigation.tsx';

/* `render`, which renders another element in place of a component's own. */

/** Like a router's link, with a prop that is no attribute. */
const RouterLink = ({ to, ...rest }: { to: string } & ComponentProps<'a'>) => (
  <a {...rest} href={`/app${to}`} />
);

test('an element gets the styles, content and props of a button, and keeps its own props', async () => {
  await render(
    <Button
      tone="secondary"
      className="ours"
      title="ours"
      data-shop="elite"
      render={<RouterLink to="/book" className="theirs" title="theirs" />}
    >
      Book
    </Button>,
  );
  const link = page.getByRole('link', { name: 'Book' });
  await expect.element(link).toHaveAttribute('href', '/app/book');
  await expect.element(link).toHaveAttribute('title', 'theirs');
  await expect.element(link).toHaveAttribute('data-shop', 'elite');
  await expect.element(link).not.toHaveAttribute('type');
  await expect.element(link).toHaveClass('ours', 'theirs');
  await expect.element(link).toHaveStyle({ cursor: 'pointer' });
});

test('both handlers run, the element’s first, which may stop ours; both refs are set, and cleaned up', async () => {
  const calls: string[] = [];
  const cleanUp = vi.fn();
  const [ours, theirs, own] = [createRef<HTMLButtonElement>(), vi.fn(), vi.fn(() => cleanUp)];
  const button = (children: string) => (
    <Button
      ref={ours}
      onClick={() => calls.push('ours')}
      render={
        <button
          ref={theirs}
          type="submit"
          onClick={(event) => {
            calls.push('theirs');
            if (children === 'Stop') event.preventDefault();
          }}
        />
      }
    >
      {children}
    </Button>
  );
  const { rerender, unmount } = await render(button('Save'));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  expect(calls).toEqual(['theirs', 'ours']);
  await rerender(button('Stop'));
  await userEvent.click(page.getByRole('button', { name: 'Stop' }));
  expect(calls).toEqual(['theirs', 'ours', 'theirs']);
  expect(ours.current).toHaveAttribute('type', 'submit');
  // Not detached and attached again on each render.
  expect(theirs.mock.calls).toEqual([[ours.current]]);
  await unmount();
  expect(ours.current).toBeNull();
  expect(theirs).toHaveBeenLastCalledWith(null);
  // A clean-up runs instead of a call with null.
  const other = await render(<Button ref={own} render={<button type="button" />} />);
  await other.unmount();
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(own).toHaveBeenCalledOnce();
});

test('a link with `render`, which may be a function, ignores the provider, other links do not', async () => {
  await render(
    <LinkProvider component={HashLink}>
      <Link href="/rooms">Rooms</Link>
      <ButtonLink href="/prices">Prices</ButtonLink>
      <Link href="/book" render={<RouterLink to="/book" rel="nofollow" />}>
        Book
      </Link>
      <ButtonLink href="/visit" render={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>
        Visit
      </ButtonLink>
    </LinkProvider>,
  );
  for (const [name, href] of [
    ['Rooms', '#/rooms'],
    ['Prices', '#/prices'],
    ['Book', '/app/book'],
    ['Visit', '/app/visit'],
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
