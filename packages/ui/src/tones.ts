/**
 * How much a button asks for: `primary` is the page's main action, `highlighted` the same in the
 * accent colour (at most one on the screen), `secondary` everything else.
 */
export type ButtonTone = 'primary' | 'secondary' | 'highlighted';

/** Whether a badge stands out: `highlighted`, for the one thing on the screen that does. */
export type BadgeTone = 'neutral' | 'highlighted';

/**
 * What a toast tells of: `neutral` of what is so, `positive` of what was done, `negative` of what
 * failed, which interrupts what a screen reader is saying.
 */
export type ToastTone = 'neutral' | 'positive' | 'negative';
