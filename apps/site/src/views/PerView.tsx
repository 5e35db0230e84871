import type { View } from '@agency/pricing-data';
import { ForEachView, type ForEachViewProps } from '@agency/ui';
import { viewPreference } from '../preferences.ts';

/** Applies `Omit` to each type of a union. */
type Without<Props, Key extends string> = Props extends unknown ? Omit<Props, Key> : never;

/** Content that differs between views; the page contains that of every view. */
export const PerView = (props: Without<ForEachViewProps<View>, 'preference' | 'server'>) => (
  <ForEachView preference={viewPreference} {...props} />
);
