import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** The package's own files, where they are there: one text, read here and in the registry. */
const files: Record<string, string> = import.meta.glob('../../packages/ui/{README,CHANGELOG}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface PackageFileProps {
  name: 'README.md' | 'CHANGELOG.md';
  /** What stands here until there is one. */
  children?: ReactNode;
}

/**
 * A file of the package, without its first heading (the page has one of its own) and without its
 * links to other files, which are not here.
 */
export function PackageFile({ name, children }: PackageFileProps) {
  const text = files[`../../packages/ui/${name}`];
  return text ? <Markdown>{here(text)}</Markdown> : children;
}

const here = (text: string) =>
  text.replace(/^# .*\n/, '').replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');
