import { views } from '@agency/pricing-data';
import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';
import { whileChecked, withoutScript } from './styleView.ts';

/** The place of the theme toggle, also where it is alone. */
export const atEnd = style({ marginInlineStart: 'auto' });

const hidden = { display: 'none' };

// The HTML hides what only other views show, which without script is for these rules to say. A link has a class.
globalStyle(':where([data-for-view]:not(a))', withoutScript({ display: 'block' }));
globalStyle(':where(span[data-for-view])', withoutScript({ display: 'inline' }));
for (const view of views) {
  for (const other of views.filter((it) => it !== view)) {
    globalStyle(`${whileChecked(view)} [data-for-view="${other}"]`, withoutScript(hidden));
  }
}

// Hides buttons that need React where it does not run; one with a `name` needs only the inline script.
globalStyle(
  `:root:not(${onHtml('scripted')}) main button, ${onHtml('withoutReact')} main button:not([name])`,
  hidden,
);
