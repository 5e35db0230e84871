import { Markdown } from '@storybook/addon-docs/blocks';
import { components } from './components.ts';

/**
 * Renders a Markdown file without its first heading, because the docs page has its own. Links to a
 * component's source lead to the component's docs page instead; relative links become plain text.
 */
export function PackageFile({ children }: { children: string }) {
  const text = children
    .replace(/^# .*\n/, '')
    .replaceAll(/\(https:[^)]*\/ui\/src\/(\w+)\/(\w+)\.tsx\)/g, (source, folder, file) => {
      const page = pageOf(file) ?? pageOf(folder);
      return page ? `(${page})` : source;
    })
    .replaceAll(/(?<!!)\[([^\]]+)\]\((?!https?:|[#?])[^)]+\)/g, '$1');
  return <Markdown>{text}</Markdown>;
}

const pageOf = (name: string) => components.find((component) => component.name === name)?.page;
