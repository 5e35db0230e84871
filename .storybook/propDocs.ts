import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The parts of react-docgen's data that are read here. */
interface DocgenProp {
  description?: string;
  tsType?: { raw?: string };
}

/**
 * Adds to the table of props what Storybook leaves out: the JSDoc's `@default`, and the arguments of
 * a type (`Partial<Labels>`, not `Partial`).
 */
export const fromJsDoc: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props: Record<string, DocgenProp> =
    (component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | undefined)
      ?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description = '', tsType } = props[name] ?? {};
      const stated = /@default\s+([^\n]+)/.exec(description)?.[1];
      const type = tsType?.raw?.replaceAll(/\s+/g, ' ');
      return [
        name,
        {
          ...argType,
          table: {
            ...argType.table,
            ...(stated && { defaultValue: { summary: stated } }),
            ...(type && { type: { summary: type } }),
          },
        },
      ];
    }),
  );
};
