import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog/Dialog.tsx';
import { Field } from './Field/Field.tsx';
import { Input } from './Field/Input.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';

/** Wraps an element as React does between a server component and a client component. */
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
])('%s may be a lazy element', (_, example, found) => {
  expect(renderToString(example)).toMatch(found);
});
