import Color from 'colorjs.io';
import type { ReactNode } from 'react';
import { contrastPairs } from '../../packages/ui/src/testing/contrastPairs.ts';
import { vars } from '../../packages/ui/src/theme/theme.css.ts';
import { type ColorRole, color } from '../../packages/ui/src/theme/tokens.ts';
import source from '../../packages/ui/src/theme/tokens.ts?raw';
import { toHex } from '../theme.ts';

/*
 * The parts of the Tokens page. They read values and descriptions from the theme's source and compute
 * contrasts.
 */

const descriptions = new Map(
  Array.from(source.matchAll(/\/\*\* ([^\n]+?) \*\/\s+(\w+):/g), ([, text, name]) => [name, text]),
);

const variable = (group: keyof typeof vars, name: string) =>
  (vars[group] as Record<string, string>)[name]?.slice('var('.length, -1);

/** Each role's purpose, its value in both themes, and its contrast on each background. */
export const ColorRoles = () =>
  (Object.keys(color) as ColorRole[]).map((role) => (
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

function Swatch({ role, theme }: { role: ColorRole; theme: 'light' | 'dark' }) {
  const value = color[role][theme];
  return (
    <div className="swatch" data-theme={theme}>
      <div className="swatch-color" style={{ background: value }} />
      <div>
        <span>
          {theme}: {value}
        </span>
        <span>{toHex(value)}</span>
      </div>
      {contrastPairs
        .filter((pair) => pair.role === role)
        .map(({ on, atLeast }) => {
          const background = color[on][theme];
          const contrast = new Color(value).contrast(background, 'WCAG21');
          return (
            <div key={on}>
              {/* Truncated, not rounded: 4.496 does not meet 4.5. */}
              <b style={{ color: value, background }}>
                {(Math.floor(contrast * 10) / 10).toFixed(1)}
              </b>
              <span>
                on {on}, {contrast < atLeast && 'fails: '}needs {atLeast}
              </span>
            </div>
          );
        })}
    </div>
  );
}

interface ScaleProps {
  of: Readonly<Record<string, string | number>>;
  /** The scale's group in the theme. */
  group?: keyof typeof vars;
  /** Renders a sample of a value. */
  show: (value: string, name: string) => ReactNode;
}

/** One line for each value of a scale. */
export const Scale = ({ of, group, show }: ScaleProps) => (
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

/** A line as long as a value. */
export const Bar = ({ width }: { width: string }) => <span className="bar" style={{ width }} />;
