import { siteConfig } from '../siteConfig.ts';
import { dateInWords } from './offers.ts';

/** The words of the layout: header, view bar, toasts, footer. */
export const layoutContent = {
  skipLink: 'Skip to the offers',
  /** The names of the page's parts, for screen readers. */
  parts: {
    banner: 'Announcement',
    navigation: 'Main',
    viewBar: 'Display',
    bottomBar: 'Next step',
    footer: 'Footer',
  },
  /** The navigation of narrow windows. */
  sheet: { menu: 'Menu', open: 'Open menu', close: 'Close menu' },
  /** The footer's link to the privacy page. */
  privacy: 'Privacy',
  viewSwitch: 'Show offers for',
  themeToggle: 'Theme',
  themes: { light: 'Light', dark: 'Dark' },
  /** Announced to screen readers when the view changes. */
  viewShown: (view: string) => `${view} prices shown`,
  /** The toasts' texts for screen readers; `{hotkey}` moves focus to them. */
  toasts: { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' },
  /** The notice of a failure of React or a missing script. */
  error: {
    message:
      'Part of this page has stopped working. You can still read the offers, switch between them ' +
      'and enquire; loading the page again may mend the rest.',
    reload: 'Load again',
    close: 'Close',
  },
  contactHeading: 'Get in touch',
  copyright: `© 2025 ${siteConfig.companyName}. All rights reserved.`,
} as const;

/** The company's legal details, as far as the configuration has them. */
export function companyFacts(): string[] {
  const { registrationNumber, address, bbbeeLevel, bbbeeExpires } = siteConfig;
  return [
    registrationNumber && `Registration number ${registrationNumber}`,
    address,
    bbbeeLevel && `B-BBEE Level ${bbbeeLevel}, valid until ${dateInWords(bbbeeExpires)}`,
  ].filter(Boolean);
}
