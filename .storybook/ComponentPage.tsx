import {
  anchorBlockIdFromId,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Globals } from './decorators.tsx';

/** What a component's docs page opens with: `parameters.guide` of its stories. A test wants one. */
export interface Guide {
  /** What it is for. */
  use: string;
  /** When something else is better. */
  avoid: string;
  /** Keyboard, screen reader, measured contrast. */
  accessibility: string;
  /** Its parts, in reading order. */
  anatomy: readonly string[];
}

/** A component's docs page: the written part first, then its props and every state. */
export function ComponentPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  const [first, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      {guide && (
        <>
          <div className="guide-use">
            <Markdown>{sentence(guide.use)}</Markdown>
          </div>
          <dl className="guide">
            <Part title="Not for">
              <Markdown>{sentence(guide.avoid)}</Markdown>
            </Part>
            <Part title="Accessibility">
              <Markdown>{sentence(guide.accessibility)}</Markdown>
            </Part>
            <Part title="Anatomy">
              <ol>
                {guide.anatomy.map((part) => (
                  <li key={part}>
                    <Markdown>{part}</Markdown>
                  </li>
                ))}
              </ol>
            </Part>
          </dl>
        </>
      )}
      {first && <Shown story={first} withToolbar />}
      <Heading>Props</Heading>
      <Description of="meta" />
      <Controls />
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <section key={story.id} id={anchorBlockIdFromId(story.id)}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Shown story={story} />
        </section>
      ))}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * A story on the page. One with globals of its own (view, text size, direction, viewport) is in an
 * iframe. Play functions do not run here: several at once would take the focus from each other.
 */
function Shown({ story, withToolbar = false }: { story: PreparedStory; withToolbar?: boolean }) {
  const { getStoryContext } = useContext(DocsContext);
  const { docs, viewport } = story.parameters;
  const pinned: Partial<Globals> & { viewport?: { value?: string } } = story.storyGlobals;
  const ownWindow = Object.keys(pinned).length > 0 || docs?.story?.inline === false;
  if (!ownWindow) {
    return (
      <>
        {story.playFunction && (
          <p className="reached">
            Shown before its interactions.{' '}
            <a href={`./?path=/story/${story.id}`} target="_top">
              Open it
            </a>{' '}
            to see them played.
          </p>
        )}
        <Canvas of={story.moduleExport} layout="fullscreen" withToolbar={withToolbar} />
      </>
    );
  }
  const { theme, view, textSize, direction } = { ...getStoryContext(story).globals, ...pinned };
  const globals = Object.entries({ theme, view, textSize, direction })
    .map(([name, value]) => `${name}:${Number.parseInt(value, 10) || value}`)
    .join(';');
  const size = viewport?.options?.[pinned.viewport?.value ?? '']?.styles;
  return (
    <div className="framed-story">
      <iframe
        title={story.name}
        loading="lazy"
        src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
        style={{ width: size?.width, height: docs?.story?.height ?? '26rem' }}
      />
      <details>
        <summary>Show code</summary>
        <Source of={story.moduleExport} />
      </details>
    </div>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
