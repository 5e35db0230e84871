import type { Decorator } from '@storybook/react-vite';

/**
 * Wraps a story in a container of this width in px, or of the window's width if that is narrower. A
 * story overrides the width by `parameters.width`.
 */
export const inWidth =
  (width: number): Decorator =>
  (Story, { parameters }) => (
    <div
      style={{ width: parameters.width ?? width, maxWidth: '100%', containerType: 'inline-size' }}
    >
      <Story />
    </div>
  );
