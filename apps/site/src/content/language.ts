/**
 * The language of all words, as a BCP 47 tag: of the pages, and of how the date is written in print.
 */
export const language = 'en-ZA';
