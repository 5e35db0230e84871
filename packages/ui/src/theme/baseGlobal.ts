import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Adds a global rule to the layer of the resets and the theme, which component rules override. */
export const baseGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });
