import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What react-docgen found out about a prop, as far as it is read here. */
interface DocgenProp {
  description?: string;
  tsType?: { raw?: string };
}

/**
 * What Storybook leaves out of the table of props: a default that the JSDoc states (Storybook reads
 * those of the code), and the arguments of a type (`Partial<Labels>`, not `Partial`).
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
