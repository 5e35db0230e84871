/**
 * The language of all words, as a BCP 47 tag: of the pages, and of how dates and lists are written.
 */
export const language = 'en-ZA';
