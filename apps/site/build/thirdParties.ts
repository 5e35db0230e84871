import * as v from 'valibot';
import { escapeScript, escapeText } from './siteFiles.ts';

/** An https address as a policy names it; http://localhost is for tests. */
const address =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+|http:\/\/localhost)(?::\d+)?(?:\/[\w./~%-]*)?$/;

const sources = v.array(
  v.pipe(v.string(), v.regex(address, "an https address, such as 'https://stats.example'")),
);

const thirdParty = v.strictObject(
  {
    script: v.pipe(
      v.string(),
      v.check(
        (given) => address.test(given.replace(/\?[\w=&.%-]*$/, '')),
        "the https address of a script, such as 'https://stats.example/script.js'",
      ),
    ),
    attributes: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)), v.string())),
    before: v.optional(v.pipe(v.string(), v.transform(escapeScript))),
    allow: v.optional(
      v.partial(
        v.strictObject({
          ...v.entriesFromList(
            ['script-src', 'connect-src', 'img-src', 'style-src', 'font-src'],
            sources,
          ),
          'trusted-types': v.array(
            v.pipe(v.string(), v.regex(/^[\w\-#=/@.%]+$/, 'the name of a Trusted Types policy')),
          ),
        }),
      ),
    ),
  },
  'only script, attributes, before and allow',
);

/** A third party whose script the pages load: an entry of `thirdParties` in `site.config.ts`. */
export type ThirdParty = v.InferInput<typeof thirdParty>;

/**
 * Validates the third parties.
 *
 * @throws one error that names every wrong value, and what was expected.
 */
export function readThirdParties(given: unknown): ThirdParty[] {
  const { success, output, issues = [] } = v.safeParse(v.array(thirdParty), given);
  if (success) return output;
  const problems = issues.map(
    (issue) =>
      `  ${v.getDotPath(issue)}: ${JSON.stringify(issue.input)}; expected ${issue.message}`,
  );
  throw new Error(`thirdParties (apps/site/site.config.ts):\n${problems.join('\n')}`);
}

/** The elements that load a third party's script, for `head`. */
export function elementsOf({ script, attributes = {}, before }: ThirdParty): string {
  const further = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(value)}"`,
  );
  return (
    (before ? `<script>${before}</script>` : '') +
    `<script async src="${escapeText(script)}"${further.join('')}></script>`
  );
}
