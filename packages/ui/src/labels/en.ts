import * as defaults from './defaults.ts';

/** All labels in one language, keyed by component. To add a language, copy `de.js`. */
export type Labels = {
  readonly [Name in keyof typeof defaults]: {
    readonly [Label in keyof (typeof defaults)[Name]]: string;
  };
};

/** The labels in English: the defaults. */
export const en: Labels = { ...defaults };
