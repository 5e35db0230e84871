import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* The built Storybook's manifest for coding assistants, `manifests/components.json`. */

interface Component {
  name: string;
  path: string;
  description?: string;
  import?: string;
  stories: { snippet?: string }[];
  reactDocgenTypescript?: {
    props: Record<string, { description: string }>;
    tags: Record<string, string>;
  };
  error?: { message: string };
}

test('every component’s entry has a description, its import, its props and an example', () => {
  const file = join(import.meta.dirname, '../../storybook-static/manifests/components.json');
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
    components: Record<string, Component>;
  };
  const ofPackage = Object.values(components).filter(
    ({ path }) => path.includes('packages/ui/src/') && !path.includes('/testing/'),
  );
  expect(ofPackage.length).toBeGreaterThan(20);
  const lacking = ofPackage.filter(
    ({ description, import: from, stories, reactDocgenTypescript: docgen, error }) =>
      error ||
      !description ||
      !from?.includes("from '@agency/ui'") ||
      !stories.some(({ snippet }) => snippet) ||
      !docgen?.tags.example ||
      !Object.values(docgen?.props ?? {}).some((prop) => prop.description),
  );
  expect(lacking.map(({ name, error }) => [name, error?.message])).toEqual([]);
});
