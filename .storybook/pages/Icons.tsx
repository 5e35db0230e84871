import { Markdown } from '@storybook/addon-docs/blocks';
import * as icons from '../../packages/ui/src/Icon/Icon.tsx';
import source from '../../packages/ui/src/Icon/Icon.tsx?raw';

const descriptions = new Map(
  Array.from(
    source.matchAll(/\/\*\*\n \* (.+)\n(?: \*.*\n)+?export function (\w+Icon)\(/g),
    ([, text, name]) => [name, text],
  ),
);

/** Each exported icon with its description, both read from the package's source. */
export const Icons = () => (
  <ul className="overview">
    {Object.entries(icons).map(([name, drawing]) => {
      const text = descriptions.get(name);
      if (!text) return null;
      const Icon = drawing as typeof icons.TickIcon;
      return (
        <li key={name}>
          <div className="icon sb-unstyled">
            {['4rem', '1.5rem', '1rem'].map((side) => (
              <Icon key={side} width={side} height={side} />
            ))}
          </div>
          <b>{name}</b>
          <Markdown>{text}</Markdown>
        </li>
      );
    })}
  </ul>
);
