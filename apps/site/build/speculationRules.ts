/**
 * Lets browsers prerender a page when a visitor hovers over or touches a link to it, except to the
 * page that is shown. For a `<script type="speculationrules">`, which the client removes once React
 * runs; browsers without it ignore it.
 */
export const speculationRules = (paths: readonly string[]): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [{ href_matches: paths }, { not: { selector_matches: '[aria-current]' } }],
        },
        eagerness: 'moderate',
      },
    ],
  });
