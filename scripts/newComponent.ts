import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const usage = 'Usage: pnpm new:component Name, the name in PascalCase: pnpm new:component PriceTag';

/** The files of a component's folder, as every component has them. */
const files: Record<string, (name: string) => string> = {
  '.tsx': (name) => `import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends ComponentProps<'div'> {}

/** Say here what it is for, in a sentence or two. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
`,
  '.css.ts': () => `import { vars } from '../theme/theme.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

export const root = uiStyle({ color: vars.color.text });
`,
  '.test.tsx': (name) => `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ${name} } from './${name}.tsx';

test('say here what a visitor notices, and look for it by role and name', async () => {
  await render(<${name}>Words</${name}>);
  await expect.element(page.getByRole('heading', { name: 'Words' })).toBeVisible();
});

test('props and ref land on the root', async () => {
  const ref = { current: null as HTMLDivElement | null };
  await render(
    <${name} ref={ref} id="root" className="mine">
      Words
    </${name}>,
  );
  expect(ref.current).toBe(document.getElementById('root'));
  expect(ref.current).toHaveClass('mine');
});
`,
  '.stories.tsx': (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: 'Words' },
  parameters: {
    guide: {
      use: 'What it is for.',
      avoid: 'what something else is better for.',
      accessibility: 'What the keyboard does, what a screen reader says.',
      anatomy: ['Its parts, in reading order.'],
    },
  },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
`,
};

/**
 * Makes a component's folder in `source` (`packages/ui/src`) and exports it from the index.
 *
 * @returns the paths it wrote.
 * @throws when the name is no component's, or taken.
 */
export function newComponent(name: string, source: string): string[] {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(`'${name}' is no name. ${usage}`);
  const folder = join(source, name);
  if (existsSync(folder)) throw new Error(`There is a ${name} already, in ${folder}.`);
  mkdirSync(folder);
  const written = Object.entries(files).map(([suffix, text]) => {
    const file = join(folder, name + suffix);
    writeFileSync(file, text(name));
    return file;
  });
  const index = join(source, 'index.ts');
  writeFileSync(index, withExport(readFileSync(index, 'utf8'), name));
  return [...written, index];
}

/** The index with the component's line, before the first whose path comes later. */
function withExport(index: string, name: string): string {
  const path = `./${name}/${name}.tsx`;
  const line = `export { ${name}, type ${name}Props } from '${path}';\n`;
  const statements = index.split(/(?<=;\n)/);
  const from = (statement: string) => /^\s*export\b[^;]* from '(.*)';/.exec(statement)?.[1];
  const next = statements.findIndex((statement) => inOrder(from(statement) ?? '') > inOrder(path));
  return statements.toSpliced(next < 0 ? statements.length : next, 0, line).join('');
}

/** Compares as Biome sorts: letter by letter, a capital before its small one. */
const inOrder = (path: string) =>
  [...path].map((c) => c.toLowerCase() + (c === c.toUpperCase() ? '0' : '1')).join('');

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  try {
    const written = newComponent(name, join(dirname(import.meta.dirname), 'packages/ui/src'));
    console.log(`Wrote\n${written.map((file) => `  ${relative(process.cwd(), file)}`).join('\n')}`);
    console.log(
      '\nIts first test fails until it says what a visitor notices. Next:\n' +
        `  pnpm --filter @agency/ui exec vitest src/${name}\n` +
        '  pnpm storybook\n' +
        'and, when it is done, the figures and the interface:\n' +
        '  pnpm build && pnpm --filter @agency/ui sizes && pnpm --filter @agency/ui api\n' +
        '  pnpm changeset',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
