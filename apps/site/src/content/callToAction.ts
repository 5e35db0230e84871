/* The words at the end of each page, and of its Markdown; the bottom bar has the same heading. */

export const heading = 'Ready to tailor a plan?';
export const print = 'Print or save as PDF';
export const unprintable = 'This browser cannot print. Open the page in another one.';
export const contact = 'Or speak to us:';
