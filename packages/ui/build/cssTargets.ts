/** The browsers of the support policy: the first ones that know `light-dark()`. */
const browsers = { chrome: [123, 0], firefox: [120, 0], safari: [17, 5] } as const;

/** As Vite names them. */
export const cssTarget = Object.entries(browsers).map(([name, [major, minor]]) =>
  minor ? `${name}${major}.${minor}` : `${name}${major}`,
);

/** As Lightning CSS counts them. */
export const lightningTargets = Object.fromEntries(
  Object.entries(browsers).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
