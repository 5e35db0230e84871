import {
  Controls,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/**
 * What a component's docs page opens with. Each component's stories give it as
 * `parameters.guide`; a test misses it where there is none.
 */
export interface Guide {
  /** What it is for. */
  use: string;
  /** When something else is better. */
  avoid: string;
  /** What the keyboard does, what a screen reader says, what was measured. */
  accessibility: string;
  /** Its parts, in reading order. */
  anatomy: readonly string[];
}

/** A component's docs page: the written part first, then its props and every state. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      {guide && (
        <Markdown>
          {[
            guide.use,
            `**Not for:** ${guide.avoid}`,
            `### Accessibility\n\n${guide.accessibility}`,
            `### Anatomy\n\n${guide.anatomy.map((part, index) => `${index + 1}. ${part}`).join('\n')}`,
          ].join('\n\n')}
        </Markdown>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
