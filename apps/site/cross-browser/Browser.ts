/** Keys that a visitor presses here, as `KeyboardEvent.key` names them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

export interface Point {
  x: number;
  y: number;
}

/** What the journeys need of a running browser with one page, whichever protocol drives it. */
export interface Browser {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Presses and releases a key, where the focus is. */
  press: (key: Key) => Promise<void>;
  /** Moves the mouse to a point of the window. */
  hover: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  /**
   * Calls a function inside the page, sent there as text: it can use no imports and no outer names.
   * Parameters and result must be JSON.
   */
  evaluate: <Parameters extends readonly unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Errors and warnings on the console, uncaught exceptions, and what the policy refused, since the last call. */
  consoleErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}
