export type Point = Record<'x' | 'y', number>;

/** A running browser with one page, whichever protocol drives it. */
export interface Browser {
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Presses and releases a key on the focused element. */
  press: (key: 'Tab' | 'Enter' | 'Escape' | 'ArrowRight') => Promise<void>;
  hover: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  /** Runs a function inside the page. It is sent as text: no imports, no outer names, only JSON. */
  evaluate: <Parameters extends readonly unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Errors and warnings on the console, and uncaught exceptions, since the last call. */
  consoleErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}
