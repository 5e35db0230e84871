import type { ReactNode } from 'react';
import { together } from './Masthead.css.ts';

/** The text with '6-month' on one line: browsers break after a hyphen. */
export const keepTogether = (text: string): ReactNode =>
  text.split(/(\d+-month)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={together}>
        {part}
      </span>
    ) : (
      part
    ),
  );
