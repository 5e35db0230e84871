import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a component's folder, as every component has them. */
const files: Record<string, (name: string) => string> = {
  '.tsx': (name) => `import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends ComponentProps<'div'> {}

/** Replace this by what it is for, in a sentence or two. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
`,
  '.css.ts': () => `import { uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({ color: vars.color.text });
`,
  '.test.tsx': (name) => `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ${name} } from './${name}.tsx';

test('replace this by what a visitor notices, found by role and name', async () => {
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
 * @returns the paths of its files and of the index.
 * @throws when the name is not in PascalCase, or taken.
 */
export function newComponent(name: string, source: string): string[] {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `'${name}' is not a component's name. Give one in PascalCase: pnpm new:component PriceTag`,
    );
  }
  const folder = join(source, name);
  if (existsSync(folder)) {
    throw new Error(`There is a component ${name} already, in ${folder}. Choose another name.`);
  }
  mkdirSync(folder);
  const written = Object.entries(files).map(([suffix, text]) => {
    const file = join(folder, name + suffix);
    writeFileSync(file, text(name));
    return file;
  });
  const index = join(source, 'index.ts');
  appendFileSync(index, `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`);
  written.push(index);
  // Puts the export in its place, and fails where a template breaks a rule.
  const check = ['check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...written];
  execFileSync('biome', check, { stdio: 'pipe' });
  return written;
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  try {
    const written = newComponent(name, join(dirname(import.meta.dirname), 'packages/ui/src'));
    console.log(`Wrote
  ${written.join('\n  ')}

Its first test fails until it says what a visitor notices. Next:
  pnpm --filter @agency/ui exec vitest src/${name}
  pnpm storybook
and, when it is done:
  pnpm accept`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
