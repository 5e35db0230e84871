import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** `globalStyle` in the layer of resets and theme, which component rules override. */
export const baseGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });
