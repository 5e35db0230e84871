/** The oldest supported browsers, as Vite names them: the first versions with `light-dark()`. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
