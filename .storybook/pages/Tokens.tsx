import Color from 'colorjs.io';
import type { ReactNode } from 'react';
import { contrastPairs } from '../../packages/ui/src/testing/contrastPairs.ts';
import { vars } from '../../packages/ui/src/theme/theme.css.ts';
import * as tokens from '../../packages/ui/src/theme/tokens.ts';
import source from '../../packages/ui/src/theme/tokens.ts?raw';
import { fontFamily, toHex } from '../theme.ts';

/*
 * The parts of the Tokens page. Figures are read from the theme's data, ratios are computed from
 * it, and a role's description is its comment.
 */

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const roles = Object.keys(tokens.color) as tokens.ColorRole[];

const comments = new Map(
  [...source.matchAll(/\/\*\* ([^\n]+?) \*\/\s+(\w+):/g)].map(([, text = '', name = '']) => [
    name,
    text,
  ]),
);

const variable = (group: keyof typeof vars, name: string) =>
  (vars[group] as Record<string, string>)[name]?.slice('var('.length, -1);

const ratio = (role: tokens.ColorRole, on: tokens.ColorRole, theme: Theme) =>
  new Color(tokens.color[role][theme]).contrast(tokens.color[on][theme], 'WCAG21');

/** Each role: what it is for, its value in both themes, and its contrast on each background. */
export function ColorRoles() {
  return (
    <div className="roles">
      {roles.map((role) => (
        <section key={role} className="role">
          <div>
            <h3>{role}</h3>
            {comments.has(role) && <p>{comments.get(role)}</p>}
            <code>{variable('color', role)}</code>
          </div>
          {themes.map((theme) => (
            <Swatch key={theme} role={role} theme={theme} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Swatch({ role, theme }: { role: tokens.ColorRole; theme: Theme }) {
  const value = tokens.color[role][theme];
  return (
    <div className="swatch" data-theme={theme} style={{ background: 'var(--ui-color-surface)' }}>
      <div className="swatch-color" style={{ background: value }} />
      <div className="swatch-value">
        <span>
          {theme}: {value}
        </span>
        <span>{toHex(value)}</span>
      </div>
      {contrastPairs
        .filter((pair) => pair.role === role)
        .map(({ on, atLeast }) => {
          const found = ratio(role, on, theme);
          return (
            <div
              key={on}
              className="ratio"
              style={{ color: value, background: tokens.color[on][theme] }}
            >
              <b>{cut(found)}</b>
              <span style={{ color: readableOn(on, theme) }}>
                on {on}, {found < atLeast ? `fails: needs ${atLeast}` : `needs ${atLeast}`}
              </span>
            </div>
          );
        })}
    </div>
  );
}

/** The role with the most contrast on a background, for the note on it. */
function readableOn(on: tokens.ColorRole, theme: Theme): string {
  const candidates = contrastPairs.filter((pair) => pair.on === on).map(({ role }) => role);
  const [best = 'text'] = candidates.sort((a, b) => ratio(b, on, theme) - ratio(a, on, theme));
  return tokens.color[best][theme];
}

/** Cut, not rounded: 4.496 is not 4.5. */
const cut = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);

interface RowsProps {
  of: Readonly<Record<string, string | number>>;
  /** Its group in the theme. */
  group?: keyof typeof vars;
  /** What it looks like. */
  show: (value: string, name: string) => ReactNode;
}

/** One line for each value of a scale. */
function Rows({ of, group, show }: RowsProps) {
  return (
    <table className="scale">
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
            <td>{show(String(value), name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const TypeScale = () => (
  <Rows
    of={tokens.fontSize}
    group="fontSize"
    show={(value) => (
      <span style={{ fontFamily, fontSize: value, lineHeight: tokens.lineHeight.snug }}>
        From R5 450 pm
      </span>
    )}
  />
);

export const LineHeights = () => (
  <Rows
    of={tokens.lineHeight}
    group="lineHeight"
    show={(value) => (
      <span style={{ display: 'block', maxWidth: '22rem', lineHeight: value }}>
        Priced per month on a 6-month contract. Episode frequency flexible.
      </span>
    )}
  />
);

export const SpaceScale = () => (
  <Rows
    of={tokens.space}
    group="space"
    show={(value) => <span className="bar" style={{ width: value }} />}
  />
);

export const Radii = () => (
  <Rows
    of={tokens.radius}
    group="radius"
    show={(value) => <span className="corner" style={{ borderRadius: value }} />}
  />
);

export function Motion() {
  const { ease, ...durations } = tokens.motion;
  return (
    <>
      <p>
        Point at a dot, or tab to it. Both move by <code>{ease}</code> (
        <code>{variable('motion', 'ease')}</code>).
      </p>
      <Rows
        of={durations}
        group="motion"
        show={(value, name) => (
          <button type="button" className="runner" aria-label={`Show ${name}`}>
            <i style={{ transition: `translate ${value} ${ease}` }} />
          </button>
        )}
      />
    </>
  );
}

export const Sizes = () => (
  <Rows
    of={tokens.size}
    group="size"
    show={(value) => <span className="bar" style={{ width: `min(${value}, 100%)` }} />}
  />
);

export const Breakpoints = () => (
  <Rows
    of={tokens.breakpoint}
    show={(value) => (
      <>
        {Number(value) / 16}em
        <span
          className="bar"
          style={{ width: `${(Number(value) / tokens.breakpoint.xl) * 100}%` }}
        />
      </>
    )}
  />
);
