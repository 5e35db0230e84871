import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { preferred } from '../theme.ts';
import { components } from './components.ts';

type Stories = Record<string, ComponentType & { id: string }>;
type Component = (typeof components)[number];

export const Group = ({ name: group }: { name: string }) => (
  <ul className="overview">
    {components
      .filter((component) => component.group === group)
      .map((component) => (
        <li key={component.name} data-as={component.as}>
          <div className="picture sb-unstyled sb-story" inert>
            <Drawing {...component} />
          </div>
          <a href={component.page}>{component.name}</a>
        </li>
      ))}
  </ul>
);

function Drawing({ module, story, as }: Component) {
  const Story = (composeStories(module) as unknown as Stories)[story];
  if (!Story) return null;
  if (as !== 'framed') return <Story />;
  const src = `iframe.html?id=${Story.id}&viewMode=story&globals=theme:${preferred}`;
  return <iframe title={Story.id} loading="lazy" src={src} />;
}
