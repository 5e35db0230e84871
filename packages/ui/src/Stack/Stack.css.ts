import { uiVariants, vars } from '../theme/style.ts';
import { space } from '../theme/tokens.ts';

const flex = { display: 'flex', overflowWrap: 'break-word' } as const;

export const direction = uiVariants({
  column: { ...flex, flexDirection: 'column' },
  row: { ...flex, flexWrap: 'wrap' },
});

type Step = keyof typeof space;
const steps = Object.keys(space) as unknown as Step[];

export const gap = uiVariants(
  Object.fromEntries(steps.map((step) => [step, { gap: vars.space[step] }])) as Record<
    Step,
    { gap: string }
  >,
);

export const align = uiVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
});
