import { uiVariants, vars } from '../theme/style.ts';

const flex = { display: 'flex', overflowWrap: 'break-word' } as const;

export const direction = uiVariants({
  column: { ...flex, flexDirection: 'column' },
  row: { ...flex, flexWrap: 'wrap' },
});

const gaps = Object.entries(vars.space).map(([step, gap]) => [step, { gap }]);
export const gap = uiVariants(Object.fromEntries(gaps)) as Record<keyof typeof vars.space, string>;

export const align = uiVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
});
