import { uiStyle, uiVariants, vars } from '../theme/style.ts';

const column = uiStyle({ display: 'flex', flexFlow: 'column', overflowWrap: 'break-word' });
export const direction = { column, row: uiStyle(column, { flexFlow: 'wrap' }) };

const gaps = Object.entries(vars.space).map(([step, gap]) => [step, { gap }]);
export const gap = uiVariants(Object.fromEntries(gaps)) as Record<keyof typeof vars.space, string>;

export const align = uiVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
});
