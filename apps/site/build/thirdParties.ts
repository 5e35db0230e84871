import { escapeScript, escapeText } from './escape.ts';

/** A third party whose script the pages load: an entry of `thirdParties` in `site.config.ts`. */
export interface ThirdParty {
  /** The script's https address. */
  script: string;
  /** Further attributes of the script's element. */
  attributes?: Record<string, string>;
  /** Code that runs before the script. */
  before?: string;
  /** Further sources for the pages' policy: https or wss addresses, or names of Trusted Types policies. */
  allow?: Partial<Record<Directive, readonly string[]>>;
}

type Directive = `${'script' | 'connect' | 'img' | 'style' | 'font'}-src` | 'trusted-types';

/** An https or wss address as in a policy; http://localhost is for tests. */
const address =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+|http:\/\/localhost)(?::\d+)?(?:\/[\w./~%-]*)?$/;
const policyName = /^[\w\-#=/@.%]+$/;

/** Checks the sources, because a space or a semicolon would end a source or a directive. Escapes `before`. */
export function readThirdParties(given: readonly ThirdParty[]): ThirdParty[] {
  const wrong = given.flatMap(({ script, allow = {} }) => [
    ...[script].filter((it) => !address.test(it.replace(/\?[\w=&.%-]*$/, ''))),
    ...Object.entries(allow).flatMap(([directive, sources]) =>
      sources.filter((it) => !(directive === 'trusted-types' ? policyName : address).test(it)),
    ),
  ]);
  if (wrong.length > 0) {
    throw new Error(
      `thirdParties (apps/site/site.config.ts): ${JSON.stringify(wrong)}; expected https addresses, such as ` +
        "'https://stats.example/script.js', and in trusted-types the names of policies",
    );
  }
  return given.map(({ before, ...each }) => ({
    ...each,
    ...(before && { before: escapeScript(before) }),
  }));
}

export function elementsOf({ script, attributes = {}, before }: ThirdParty): string {
  const further = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(value)}"`,
  );
  return (
    (before ? `<script>${before}</script>` : '') +
    `<script async src="${escapeText(script)}"${further.join('')}></script>`
  );
}
