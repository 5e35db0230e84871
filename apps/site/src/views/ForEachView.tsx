import type { View } from '@agency/pricing-data';
import { type ForEachViewProps as BaseProps, ForEachView as ForEach } from '@agency/ui';
import { viewPreference } from './preferences.ts';

export type ForEachViewProps = Omit<BaseProps<View>, 'preference' | 'server'>;

/** Content that differs between the views, of which the page contains all. */
export const ForEachView = (props: ForEachViewProps) => (
  <ForEach preference={viewPreference} {...props} />
);
