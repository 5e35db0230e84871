/** Keys that a visitor presses here, as `KeyboardEvent.key` names them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | ' ' | 'ArrowRight';

export interface Point {
  x: number;
  y: number;
}

/** What a page can be asked from outside: all that the two protocols need to know. */
export interface Page {
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
   * Calls a function inside the page. It is sent as text, so it must stand alone: no imports, no
   * names from outside; parameters and result as JSON has them.
   */
  evaluate: <Parameters extends readonly unknown[], Result>(
    ask: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** What the page logged as an error or a warning, threw, or was refused by its policy so far. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser that is running. */
export interface Browser {
  version: string;
  /** Opens an empty page of somebody who was never here. */
  newVisitor: () => Promise<Page>;
  close: () => Promise<void>;
}
