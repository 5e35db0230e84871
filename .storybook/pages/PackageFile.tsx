import { Markdown } from '@storybook/addon-docs/blocks';

/**
 * A file of the package, without its first heading (the page has one of its own) and without its
 * links to other files, which are not here.
 */
export function PackageFile({ children }: { children: string }) {
  const text = children
    .replace(/^# .*\n/, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');
  return <Markdown>{text}</Markdown>;
}
