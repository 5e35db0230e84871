import './theme/theme.css.ts';
import './theme/base.css.ts';

export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export {
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './Link/Link.tsx';
export { preferencesScript } from './preferences/preferencesScript.ts';
export { type Preference, prePaint } from './preferences/prePaint.ts';
export { usePreference } from './preferences/usePreference.ts';
export { type Theme, ThemeToggle, type ThemeToggleProps } from './ThemeToggle/ThemeToggle.tsx';
export { media } from './theme/media.ts';
export { vars } from './theme/theme.css.ts';
export { type Metal, metals } from './theme/tokens.ts';
export { type ViewOption, ViewSwitch, type ViewSwitchProps } from './ViewSwitch/ViewSwitch.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
