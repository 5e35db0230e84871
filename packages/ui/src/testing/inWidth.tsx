import type { Decorator } from '@storybook/react-vite';

/**
 * Gives a story a container of this width in px, or of the window's where that is narrower. A
 * story asks for another width by `parameters.width`.
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
