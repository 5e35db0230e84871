import type { Plugin } from 'vite';

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
