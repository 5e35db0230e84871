import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

const colours = {
  '--ui-color-header': 'light-dark(#0b4f5c, #8fd3df)',
  '--ui-color-on-header': 'light-dark(#ffffff, #06262c)',
} as CSSProperties;

/** Gives a story's headers custom colours. */
export const freeHeaderColours: Decorator = (Story) => (
  <div style={colours}>
    <Story />
  </div>
);
