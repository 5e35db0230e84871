/**
 * A button's emphasis: `primary` is the page's main action, `highlighted` the same in the accent
 * colour (at most one on the screen), `secondary` any other action.
 */
export type ButtonTone = 'primary' | 'secondary' | 'highlighted';

/** A badge's emphasis: `highlighted` is for the one thing on the screen that stands out. */
export type BadgeTone = 'neutral' | 'highlighted';

/**
 * The kind of message of a toast or an `Alert`: `neutral` for information, `positive` for success, `negative` for a
 * failure, which interrupts a screen reader.
 */
export type ToastTone = 'neutral' | 'positive' | 'negative';
