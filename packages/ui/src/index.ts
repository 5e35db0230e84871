import './theme/theme.css.ts';
import './theme/base.css.ts';

export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { Alert, type AlertProps } from './Alert/Alert.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { BottomBar, type BottomBarProps } from './BottomBar/BottomBar.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonTone } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export { Checklist, type ChecklistItem, type ChecklistProps } from './Checklist/Checklist.tsx';
export {
  type ComparisonColumn,
  type ComparisonDetails,
  type ComparisonHeadline,
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
  type ComparisonValues,
} from './ComparisonTable/ComparisonTable.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
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
  type FootnotesProps,
} from './Footnotes/Footnotes.tsx';
export { ForEachView, type ForEachViewProps } from './ForEachView/ForEachView.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps, type HeadingSize } from './Heading/Heading.tsx';
export type { HeadingLevel } from './headings.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export type { ItemGroup, ItemRow, ItemValue, NoteReference } from './Item/Item.tsx';
export { LevelBadge, type LevelBadgeProps } from './LevelBadge/LevelBadge.tsx';
export {
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './Link/Link.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export { LabelsProvider, type LabelsProviderProps } from './labels/LabelsProvider.tsx';
export type { Labels, OwnLabels } from './labels/labels.ts';
export { NavigationSheet, type NavigationSheetProps } from './NavigationSheet/NavigationSheet.tsx';
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
  type OfferCardProps,
  type OfferFact,
  type OfferPrice,
} from './OfferCard/OfferCard.tsx';
export { Price, type PriceProps } from './Price/Price.tsx';
export type { PriceParts } from './Price/priceParts.ts';
export { addressWith, type Preference, valueInAddress } from './preferences/preference.ts';
export { type UsePreferenceOptions, usePreference } from './preferences/usePreference.ts';
export { preHydrate } from './preHydration/preHydrate.ts';
export { cspHash, preHydrationScript } from './preHydration/preHydrationScript.ts';
export {
  type ComparedGroup,
  type ComparedRow,
  type ComparisonCard,
  type ComparisonNote,
  ResponsiveComparison,
  type ResponsiveComparisonProps,
} from './ResponsiveComparison/ResponsiveComparison.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx';
export {
  phoneHref,
  SiteFooter,
  type SiteFooterContact,
  type SiteFooterProps,
} from './SiteFooter/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader/SiteHeader.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { type Theme, ThemeToggle, type ThemeToggleProps } from './ThemeToggle/ThemeToggle.tsx';
export {
  TierCard,
  type TierCardProps,
  type TierGroup,
  type TierHeadline,
  type TierRow,
} from './TierCard/TierCard.tsx';
export { ToastProvider, type ToastProviderProps } from './Toast/ToastProvider.tsx';
export { type ToastMessage, type ToastTone, toast } from './Toast/toast.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { media } from './theme/media.ts';
export { vars } from './theme/theme.css.ts';
export { type ThemeTokens, themeVars } from './theme/themeVars.ts';
export {
  type ColorRole,
  type ThemedColor,
  type TierColor,
  textOnTier,
  themeColors,
  tierColors,
} from './theme/tokens.ts';
export { ViewBar, type ViewBarProps } from './ViewBar/ViewBar.tsx';
export { type ViewOption, ViewSwitch, type ViewSwitchProps } from './ViewSwitch/ViewSwitch.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
