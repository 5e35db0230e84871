import type { Plugin } from 'vite';

/**
 * The function with which Radix names each of its functions. Unless its calls are marked as pure,
 * bundlers keep the unused functions that they name.
 */
export const radixNaming = '__name';

/**
 * Lets the bundler leave out react-router's unused components: marks the calls that create them as
 * pure, and removes their names, which are for developer tools.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/.*\.js$/ },
    handler: (code) =>
      code
        .replaceAll(
          /^(const \w+ = )(?=[\w$]+\.(createContext|forwardRef|memo)\()/gm,
          '$1/* @__PURE__ */ ',
        )
        .replaceAll(/^\w+\.displayName = ".*";$/gm, ''),
  },
});
