import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert } from './Alert.tsx';

test.each([
  ['neutral', 'status'],
  ['positive', 'status'],
  ['negative', 'alert'],
] as const)('a %s one is a %s', async (tone, role) => {
  await render(
    <Alert tone={tone} heading="The room is taken.">
      Choose another hour.
    </Alert>,
  );
  await expect
    .element(page.getByRole(role))
    .toHaveTextContent('The room is taken.Choose another hour.');
});
