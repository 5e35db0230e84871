import {
  anchorBlockIdFromId,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** The first part of a component's docs page, from `parameters.guide` in its story file. */
export interface Guide {
  use: string;
  /** Completes the sentence 'Not for …'. */
  avoid: string;
  /** The component's behaviour with a keyboard and a screen reader, and its measured contrast. */
  accessibility: string;
  /** The component's parts, in reading order. */
  anatomy: readonly string[];
}

export default function ComponentPage() {
  const { componentStories } = useContext(DocsContext);
  const { guide } = useOf('meta', ['meta']).preparedMeta.parameters;
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const advice = stories.filter(adviceOf);
  const edgeCases = stories.filter(({ tags }) => tags.includes('edge-case'));
  const [first, ...states] = stories.filter((it) => ![...advice, ...edgeCases].includes(it));
  return (
    <>
      <Title />
      {guide && <Markdown>{guideText(guide)}</Markdown>}
      {first && <Story story={first} />}
      <Section heading="Do and do not" stories={advice} />
      <Heading>Props</Heading>
      <Description of="meta" />
      <Controls />
      <Section heading="States" stories={states} />
      <Section heading="Edge cases" stories={edgeCases} />
    </>
  );
}

const guideText = ({ use, avoid, accessibility, anatomy }: Guide) =>
  `${use}\n\n**Not for** ${avoid}\n\n**Accessibility** ${accessibility}\n\n1. ${anatomy.join('\n1. ')}`;

const adviceOf = ({ tags }: PreparedStory) =>
  tags.includes('do') ? 'Do: ' : tags.includes('do-not') ? 'Do not: ' : '';

const Section = ({ heading, stories }: { heading: string; stories: PreparedStory[] }) =>
  stories.length > 0 && (
    <>
      <Heading>{heading}</Heading>
      {stories.map((story) => (
        <section key={story.id} id={anchorBlockIdFromId(story.id)}>
          <Subheading>{`${adviceOf(story)}${story.name}`}</Subheading>
          <Description of={story.moduleExport} />
          <Story story={story} />
        </section>
      ))}
    </>
  );

/** Renders a story, in an iframe if it sets globals, because those affect the whole document. */
function Story({ story: { moduleExport, storyGlobals, parameters } }: { story: PreparedStory }) {
  const isFramed = Object.keys(storyGlobals).length > 0;
  const { width } = parameters.viewport.options[storyGlobals.viewport?.value]?.styles ?? {};
  return (
    <div style={{ maxWidth: width }}>
      <Canvas of={moduleExport} layout="fullscreen" story={isFramed ? { inline: false } : {}} />
    </div>
  );
}
