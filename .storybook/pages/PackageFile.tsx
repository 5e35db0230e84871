import { Markdown } from '@storybook/addon-docs/blocks';

/**
 * Shows a file of the package without its first heading (the page has its own) and without links to
 * other files, which Storybook does not have.
 */
export function PackageFile({ children }: { children: string }) {
  const text = children
    .replace(/^# .*\n/, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');
  return <Markdown>{text}</Markdown>;
}
