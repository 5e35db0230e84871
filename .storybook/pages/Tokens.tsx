import Color from 'colorjs.io';
import type { ReactNode } from 'react';
import { contrastPairs } from '../../packages/ui/src/testing/contrastPairs.ts';
import { designTokens } from '../../packages/ui/src/theme/designTokens.ts';
import { vars } from '../../packages/ui/src/theme/theme.css.ts';
import {
  type ColorRole,
  color,
  textOnTier,
  tierColors,
} from '../../packages/ui/src/theme/tokens.ts';
import source from '../../packages/ui/src/theme/tokens.ts?raw';
import { toHex } from '../theme.ts';

const descriptions = new Map(
  Array.from(source.matchAll(/\/\*\* ([^\n]+?) \*\/\s+(\w+):/g), ([, text, name]) => [name, text]),
);

const variable = (group: keyof typeof vars, name: string) =>
  (vars[group] as Record<string, string>)[name]?.slice('var('.length, -1);

const isOfTier = (role: string) => /^(onT|t)ier\d/.test(role);

export const ColorRoles = () =>
  (Object.keys(color) as ColorRole[])
    .filter((role) => !isOfTier(role))
    .map((role) => (
      <section key={role} className="role">
        <div>
          <h3>{role}</h3>
          <p>{descriptions.get(role)}</p>
          <code>{variable('color', role)}</code>
        </div>
        <Swatch role={role} theme="light" />
        <Swatch role={role} theme="dark" />
      </section>
    ));

interface InTheme {
  role: ColorRole;
  theme: 'light' | 'dark';
}

const Swatch = ({ role, theme }: InTheme) => (
  <div className="swatch" data-theme={theme}>
    <div className="swatch-color" style={{ background: color[role][theme] }} />
    <div>
      <b>{toHex(color[role][theme])}</b> {color[role][theme]}
      <br />
      <Contrasts role={role} theme={theme} />
    </div>
  </div>
);

const Contrasts = ({ role, theme }: InTheme) =>
  contrastPairs
    .filter((pair) => pair.role === role)
    .map(({ on, atLeast }) => {
      const contrast = contrastOf(role, on, theme);
      return (
        <span key={on}>
          <b style={{ color: color[role][theme], background: color[on][theme] }}>{contrast}</b> {on}{' '}
          {Number(contrast) < atLeast && 'fails '}
          <small>≥ {atLeast}</small>{' '}
        </span>
      );
    });

/** Returns a contrast ratio, truncated to one decimal, because 4.46 must not be shown as 4.5. */
function contrastOf(role: ColorRole, on: ColorRole, theme: InTheme['theme']): string {
  const contrast = new Color(color[role][theme]).contrast(color[on][theme], 'WCAG21');
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

export const TierColors = () => (
  <ul className="tiers">
    {tierColors.map((tier) => (
      <li key={tier}>
        {(['light', 'dark'] as const).map((theme) => (
          <p
            key={theme}
            style={{ color: color[textOnTier(tier)][theme], background: color[tier][theme] }}
          >
            <b>{tier}</b> {theme} {toHex(color[tier][theme])}, text{' '}
            {contrastOf(textOnTier(tier), tier, theme)}
          </p>
        ))}
      </li>
    ))}
  </ul>
);

interface ScaleProps {
  of: Readonly<Record<string, string | number>>;
  /** The scale's group in `vars`. If set, each row includes the CSS variable. */
  group?: keyof typeof vars;
  show?: (value: string) => ReactNode;
}

export const Scale = ({ of, group, show }: ScaleProps) => (
  <table>
    <tbody>
      {Object.entries(of).map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
          {group && (
            <td>
              <code>{variable(group, name)}</code>
            </td>
          )}
          {show && <td>{show(String(value))}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Converts a font size from rem to px: '16 px', or '16 to 20 px' if the size is fluid. */
export function inPixels(value: string): string {
  const sides = Array.from(value.matchAll(/([\d.]+)rem/g), ([, rem]) => Number(rem) * 16);
  return `${[...new Set([sides.at(0), sides.at(-1)])].join(' to ')} px`;
}

export const Bar = ({ width }: { width: string }) => <span className="bar" style={{ width }} />;

export const DownloadTokens = ({ theme }: { theme: 'light' | 'dark' }) => (
  <a
    download={`tokens.${theme}.json`}
    href={`data:application/json,${encodeURIComponent(JSON.stringify(designTokens(theme), null, 2))}`}
  >
    tokens.{theme}.json
  </a>
);
