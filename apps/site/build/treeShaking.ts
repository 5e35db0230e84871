import type { Plugin } from 'vite';

/**
 * The function that Radix calls after each of its functions, to name it. Bundlers keep an unused
 * function that a call refers to, unless the call is pure.
 */
export const radixNaming = '__name';

/**
 * Lets the bundler leave out the components of react-router that the site does not use: marks the calls
 * that create them as pure, and removes the names for developer tools.
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
