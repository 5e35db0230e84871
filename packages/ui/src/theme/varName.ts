const kebab = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a decision's CSS variable, without its dashes: `ui-color-accent-tint`. */
export const varName = (...path: (string | number)[]): string =>
  `ui-${path.map((part) => kebab(String(part))).join('-')}`;
