/** The company's mark as data, for React and for Storybook's interface. */
export const markPaths = {
  viewBox: '0 0 30 28',
  bars: 'M2.5 11.5v5M8.75 7v14M21.25 9.5v9M27.5 12.5v3',
  highlighted: 'M15 2.5v23',
} as const;
