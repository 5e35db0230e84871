import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Wraps a story in a container that is `parameters.width` px wide, or `width` px by default. */
export const inWidth =
  (width: number): Decorator =>
  (Story, { parameters }) => (
    <div
      style={{ width: parameters.width ?? width, maxWidth: '100%', containerType: 'inline-size' }}
    >
      <Story />
    </div>
  );

const colors = {
  '--ui-color-header': 'light-dark(#0b4f5c, #8fd3df)',
  '--ui-color-on-header': 'light-dark(#ffffff, #06262c)',
} as CSSProperties;

export const freeHeaderColors: Decorator = (Story) => (
  <div style={colors}>
    <Story />
  </div>
);
