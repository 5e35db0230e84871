/** The oldest supported browsers, as Vite names them: the first that know `light-dark()`. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
