import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, styleOf } from '../testing/measure.ts';
import { withTouchScreen } from '../testing/touchScreen.ts';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

withTouchScreen();

test('on a touch screen a checkbox’s words are 44 px high, and iOS does not zoom into fields', async () => {
  await render(
    <>
      <Field label="Name">
        <Input />
      </Field>
      <Field label="Send me news">
        <Checkbox />
      </Field>
    </>,
  );
  expect(Number.parseFloat(styleOf(page.getByRole('textbox')).fontSize)).toBeGreaterThanOrEqual(16);
  const words = boxOf(page.getByText('Send me news'));
  const box = boxOf(page.getByRole('checkbox'));
  expect(words.height).toBeCloseTo(44, 1);
  expect(words.top + words.height / 2).toBeCloseTo(box.top + box.height / 2, 0);
});
