import type { View } from '@agency/pricing-data';
import { ForEachView, type ForEachViewProps } from '@agency/ui';
import { viewPreference } from '../preferences.ts';
import './PerView.css.ts';

/** Applies `Omit` to each member of a union. */
type Without<Props, Key extends string> = Props extends unknown ? Omit<Props, Key> : never;

export const PerView = (props: Without<ForEachViewProps<View>, 'preference' | 'routerValue'>) => (
  <ForEachView preference={viewPreference} {...props} />
);
