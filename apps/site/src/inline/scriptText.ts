/**
 * An inline script's text: a call of a function that stands alone, with parameters that JSON can
 * carry.
 */
export function scriptText<Parameters extends unknown[]>(
  run: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string {
  return `(${run.toString()})(${parameters.map((it) => JSON.stringify(it)).join(',')})`;
}
