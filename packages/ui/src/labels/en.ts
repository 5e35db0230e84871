import * as defaults from './defaults.ts';

/** All labels in one language, by the component's name. Copy `de.js` to translate. */
export type Labels = {
  readonly [Name in keyof typeof defaults]: {
    readonly [Label in keyof (typeof defaults)[Name]]: string;
  };
};

/** The labels in English: the defaults. */
export const en: Labels = { ...defaults };
