import type { Preview } from '@storybook/react-vite';
import './fonts.css';
import '@agency/ui';

export default {
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
} satisfies Preview;
