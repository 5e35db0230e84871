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
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** The first part of a component's docs page: `parameters.guide` of its stories. A test requires it. */
export interface Guide {
  /** What the component is for. */
  use: string;
  /** When to use something else. */
  avoid: string;
  /** Keyboard, screen reader, measured contrast. */
  accessibility: string;
  /** The component's parts, in reading order. */
  anatomy: readonly string[];
}

/** A component's docs page: first the guide, then its props and every state. */
export default function ComponentPage() {
  const { componentStories } = useContext(DocsContext);
  const { guide, docs } = useOf('meta', ['meta']).preparedMeta.parameters;
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const isAdvice = ({ tags }: PreparedStory) => tags.includes('do') || tags.includes('do-not');
  const isEdgeCase = ({ tags }: PreparedStory) => tags.includes('edge-case');
  const [first, ...others] = stories.filter((story) => !isAdvice(story) && !isEdgeCase(story));
  const advice = stories.filter(isAdvice);
  const edgeCases = stories.filter(isEdgeCase);
  return (
    <>
      <Title />
      {guide && <Opening {...guide} />}
      {first && <Shown story={first} withToolbar />}
      {advice.length > 0 && <Advice stories={advice} />}
      <Heading>Props</Heading>
      <Description of="meta" />
      <Controls />
      {others.length > 0 && <Heading>States</Heading>}
      <States of={others} inColumns={docs.inColumns} />
      {edgeCases.length > 0 && (
        <details className="edge-cases">
          <summary>
            <h2>Edge cases</h2> {edgeCases.map(({ name }) => name.toLowerCase()).join(', ')}
          </summary>
          <States of={edgeCases} inColumns={docs.inColumns} />
        </details>
      )}
    </>
  );
}

interface StatesProps {
  of: PreparedStory[];
  /** `parameters.docs.inColumns`, for components narrower than half a page. */
  inColumns?: boolean;
}

function States({ of: stories, inColumns = false }: StatesProps) {
  return (
    <div className={inColumns ? 'states-in-columns' : undefined}>
      {stories.map((story) => (
        <section key={story.id} id={anchorBlockIdFromId(story.id)}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <InView>
            <Shown story={story} />
          </InView>
        </section>
      ))}
    </div>
  );
}

/** Mounts its content when it comes near the window. Storybook mounts all stories of a page at once. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50%' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="in-view">
      {isNear && children}
    </div>
  );
}

function Opening({ use, avoid, accessibility, anatomy }: Guide) {
  const parts = {
    'Not for': sentence(avoid),
    Accessibility: sentence(accessibility),
    Anatomy: anatomy.map((part) => `1. ${part}`).join('\n'),
  };
  return (
    <>
      <div className="lead">
        <Markdown>{sentence(use)}</Markdown>
      </div>
      <dl className="guide">
        {Object.entries(parts).map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Markdown>{text}</Markdown>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Common mistakes beside the correct use: stories with the tags `do-not` and `do`. */
function Advice({ stories }: { stories: PreparedStory[] }) {
  return (
    <>
      <Heading>Do and do not</Heading>
      <div className="advice">
        {stories.map((story) => {
          const kind = story.tags.includes('do') ? 'do' : 'do-not';
          return (
            <section key={story.id} id={anchorBlockIdFromId(story.id)} data-kind={kind}>
              {isFramed(story) ? (
                <Framed story={story} />
              ) : (
                <Canvas of={story.moduleExport} sourceState="none" />
              )}
              <h3>{kind === 'do' ? 'Do' : 'Do not'}</h3>
              <Description of={story.moduleExport} />
            </section>
          );
        })}
      </div>
    </>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Shows a story on the page, in an iframe if it sets globals (view, text size, direction, viewport).
 * Play functions do not run here, as several would compete for focus.
 */
function Shown({ story, withToolbar = false }: { story: PreparedStory; withToolbar?: boolean }) {
  if (isFramed(story)) return <Framed story={story} />;
  return (
    <>
      {story.playFunction && (
        <p>
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

const isFramed = ({ storyGlobals, parameters: { docs } }: PreparedStory) =>
  Object.keys(storyGlobals).length > 0 || docs?.story?.inline === false;

/**
 * Like Storybook's own iframe, but follows the toolbars and the width of the story's viewport. Inert, as
 * a story that moves focus or locks scrolling would do so to the page.
 */
function Framed({ story }: { story: PreparedStory }) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const { docs, viewport } = story.parameters;
  const pairs = ['theme', 'view', 'textSize', 'direction', 'brand'].map(
    (name) => `${name}:${globals[name]}`,
  );
  return (
    <div className="framed-story">
      <iframe
        title={story.name}
        inert
        loading="lazy"
        src={`iframe.html?id=${story.id}&viewMode=story&globals=${pairs.join(';')}`}
        style={{
          width: viewport.options[globals.viewport?.value]?.styles.width,
          height: docs?.story?.height ?? '26rem',
        }}
      />
      <a href={`./?path=/story/${story.id}`} target="_top">
        Open it
      </a>
      <details>
        <summary>Show code</summary>
        <Source of={story.moduleExport} />
      </details>
    </div>
  );
}
