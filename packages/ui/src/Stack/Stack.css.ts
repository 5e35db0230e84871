import { uiStyle, uiVariants, vars } from '../theme/style.ts';

const column = uiStyle({ display: 'flex', flexFlow: 'column' });
export const direction = {
  column,
  row: uiStyle(column, { flexFlow: 'wrap', alignItems: 'center' }),
};

const gaps = Object.entries(vars.space).map(([step, gap]) => [step, { gap }]);
export const gap = uiVariants(Object.fromEntries(gaps)) as Record<keyof typeof vars.space, string>;
