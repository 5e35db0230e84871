import type { View } from '@agency/pricing-data';
import { ForEachView as ForEach, type ForEachViewProps } from '@agency/ui';
import { viewPreference } from '../preferences.ts';

/** `Omit` of each type in a union. */
type Without<Props, Key extends string> = Props extends unknown ? Omit<Props, Key> : never;

/** Content that differs between the views, of which the page contains all. */
export const ForEachView = (props: Without<ForEachViewProps<View>, 'preference' | 'server'>) => (
  <ForEach preference={viewPreference} {...props} />
);
