/**
 * The pages and their addresses, after the configuration's `basePath`. A page's folder in `pages/` has
 * the name of its address.
 */
export const routes = {
  podcasting: '/podcasting',
  digitalMarketing: '/digital-marketing',
} as const satisfies Record<string, `/${string}`>;

export type PageName = keyof typeof routes;
export const pageNames = /* @__PURE__ */ Object.keys(routes) as PageName[];
export type PagePath = (typeof routes)[PageName];

/**
 * Where `/` and unknown addresses lead: by `hosting/_redirects` and `hosting/serve.ts`, by the 404 page of
 * `redirectPage()` on hosts that know neither, and by `App.tsx` in the browser.
 */
export const homePage: PageName = 'podcasting';
export const home: PagePath = routes[homePage];
