import type { Preference } from './preference.ts';
import { restorePreferences } from './restorePreferences.ts';

/** Stays in the bundled text, where `preferencesScript` puts the data in its place. */
declare const __PREFERENCES__: readonly Preference[];

restorePreferences(__PREFERENCES__);
