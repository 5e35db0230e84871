import { Markdown } from '@storybook/addon-docs/blocks';
import { components } from './components.ts';

/**
 * Shows a file of the package without its first heading (the page has its own). Links to declarations
 * become links to the components' pages; other links to files, which Storybook does not have, are
 * removed.
 */
export function PackageFile({ children }: { children: string }) {
  const text = children
    .replace(/^# .*\n/, '')
    .replaceAll(/\(dist\/(?!Icon)(\w+)\/\w+\.d\.ts\)/g, (_, folder: string) => pageOf(folder))
    .replaceAll(/\[([^\]]+)\]\((?!https?:|[#?])[^)]+\)/g, '$1');
  return <Markdown>{text}</Markdown>;
}

const pageOf = (folder: string) => `(${components.find(({ name }) => name === folder)?.page})`;
