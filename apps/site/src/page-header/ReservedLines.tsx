import { type View, views } from '@agency/pricing-data';
import type { ElementType } from 'react';
import { PerView } from '../views/PerView.tsx';
import { reserved } from './PageHeader.css.ts';

interface ReservedLinesProps {
  /** @default 'p' */
  as?: ElementType;
  className?: string;
  text: string | ((view: View) => string);
  [attribute: `data-${string}`]: unknown;
}

/**
 * Text that reserves room for the most lines that it may take, in either font and any view, so that
 * nothing below the text moves when the web font arrives or the view changes.
 */
export function ReservedLines({ as: Element = 'p', className, text, ...rest }: ReservedLinesProps) {
  const classes = className ? `${reserved} ${className}` : reserved;
  if (typeof text === 'string') {
    return (
      <Element {...rest} className={classes} data-text={text}>
        <span>{text}</span>
      </Element>
    );
  }
  // CSS can add only two copies, so they repeat the longest texts, which should take the most lines.
  const [first, second] = views.map(text).sort((a, b) => b.length - a.length);
  return (
    <PerView {...rest} as={Element} data-text={first} data-other={second} className={classes}>
      {(view) => <span>{text(view)}</span>}
    </PerView>
  );
}
