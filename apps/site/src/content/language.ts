/**
 * The language of all words and of the date in print, as a BCP 47 tag.
 */
export const language = 'en-ZA';
