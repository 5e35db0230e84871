import './theme/theme.css.ts';
import './theme/base.css.ts';

export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { Alert, type AlertProps } from './Alert/Alert.tsx';
export type { BadgeTone } from './Badge/Badge.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { BottomBar, type BottomBarProps } from './BottomBar/BottomBar.tsx';
export type { ButtonTone } from './Button/Button.tsx';
export { Button, type ButtonProps, type ButtonSize } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export {
  Checklist,
  type ChecklistItem,
  type ChecklistLabels,
  type ChecklistProps,
} from './Checklist/Checklist.tsx';
export {
  type ComparisonColumn,
  type ComparisonHeadline,
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableLabels,
  type ComparisonTableProps,
  type ComparisonValues,
} from './ComparisonTable/ComparisonTable.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export type { DialogLabels } from './Dialog/Modal.tsx';
export { Checkbox, type CheckboxProps } from './Field/Checkbox.tsx';
export { Field, type FieldProps } from './Field/Field.tsx';
export { Fieldset, type FieldsetProps } from './Field/Fieldset.tsx';
export { Input, type InputProps } from './Field/Input.tsx';
export { Radio, type RadioProps } from './Field/Radio.tsx';
export { Select, type SelectProps } from './Field/Select.tsx';
export { Textarea, type TextareaProps } from './Field/Textarea.tsx';
export {
  type Footnote,
  type FootnoteReference,
  Footnotes,
  type FootnotesLabels,
  type FootnotesProps,
} from './Footnotes/Footnotes.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps, type HeadingSize } from './Heading/Heading.tsx';
export type { HeadingLevel } from './headings.ts';
export {
  BackIcon,
  ChevronIcon,
  CloseIcon,
  ExclamationIcon,
  type IconProps,
  MenuIcon,
  MonitorIcon,
  MoonIcon,
  SunIcon,
  TickIcon,
} from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export type { ItemGroup, ItemLabels, ItemRow, ItemValue, NoteReference } from './Item/Item.tsx';
export {
  LevelBadge,
  type LevelBadgeLabels,
  type LevelBadgeProps,
} from './LevelBadge/LevelBadge.tsx';
export {
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './Link/Link.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export {
  NavigationSheet,
  type NavigationSheetLabels,
  type NavigationSheetProps,
} from './NavigationSheet/NavigationSheet.tsx';
export type {
  NavigationGroup,
  NavigationItem,
  NavigationItems,
  NavigationLink,
  NavigationUnavailable,
} from './navigation.ts';
export {
  type OfferAction,
  OfferCard,
  type OfferCardLabels,
  type OfferCardProps,
  type OfferFact,
  type OfferPrice,
} from './OfferCard/OfferCard.tsx';
export { Price, type PriceProps } from './Price/Price.tsx';
export { type PriceParts, priceParts } from './Price/priceParts.ts';
export { addressWith, showInAddress, valueInAddress } from './preferences/address.ts';
export type { Preference } from './preferences/preference.ts';
export { cspHash, preferencesScript } from './preferences/preferencesScript.ts';
export { restorePreferences } from './preferences/restorePreferences.ts';
export { type UsePreferenceOptions, usePreference } from './preferences/usePreference.ts';
export type { Render } from './render.ts';
export { Section, type SectionProps } from './Section/Section.tsx';
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx';
export { phoneHref } from './SiteFooter/phoneHref.ts';
export {
  SiteFooter,
  type SiteFooterContact,
  type SiteFooterProps,
} from './SiteFooter/SiteFooter.tsx';
export {
  SiteHeader,
  type SiteHeaderLabels,
  type SiteHeaderProps,
} from './SiteHeader/SiteHeader.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export {
  type Theme,
  ThemeToggle,
  type ThemeToggleLabels,
  type ThemeToggleProps,
} from './ThemeToggle/ThemeToggle.tsx';
export {
  TierCard,
  type TierCardProps,
  type TierGroup,
  type TierHeadline,
  type TierRow,
} from './TierCard/TierCard.tsx';
export {
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './Toast/ToastProvider.tsx';
export type {
  ToastAction,
  ToastHandle,
  ToastLabels,
  ToastMessage,
  ToastTone,
} from './Toast/toast.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { media } from './theme/media.ts';
export { vars } from './theme/theme.css.ts';
export { type ThemeTokens, themeVars } from './theme/themeVars.ts';
export {
  type ColorRole,
  type ThemedColor,
  type TierColour,
  textOnTier,
  themeColors,
  tierColours,
} from './theme/tokens.ts';
export { ViewBar, type ViewBarProps } from './ViewBar/ViewBar.tsx';
export { type ViewOption, ViewSwitch, type ViewSwitchProps } from './ViewSwitch/ViewSwitch.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
