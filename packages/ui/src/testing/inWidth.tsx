import type { Decorator } from '@storybook/react-vite';

/** Gives a story a container of this width, or of the window's where that is narrower. */
export const inWidth =
  (width: string): Decorator =>
  (Story) => (
    <div style={{ width, maxWidth: '100%', containerType: 'inline-size' }}>
      <Story />
    </div>
  );
