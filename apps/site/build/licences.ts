/** A package of which something is in the output, as Vite lists it. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** Its licence's SPDX identifier. */
  identifier?: string;
  /** Its licence's text. */
  text?: string;
}

/** Licences that allow what is theirs to be part of a site under MIT. */
const compatible = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1'];

/**
 * The notices that the licences of others ask to go along with each copy of their work.
 *
 * @throws one error with every licence that is not compatible or missing, and every package that
 * is there in two versions.
 */
export function licencesFile(packages: readonly ShippedPackage[]): string {
  const faults = packages.flatMap((shipped) => faultsOf(shipped, packages));
  if (faults.length > 0) {
    throw new Error(
      `What others made and the site ships:\n${faults.map((it) => `  ${it}`).join('\n')}`,
    );
  }
  const notices = packages.map(
    ({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text}\n`,
  );
  return `This site contains the work of others, under these licences.\n\n${notices.join('\n\n')}`;
}

function faultsOf(shipped: ShippedPackage, all: readonly ShippedPackage[]): string[] {
  const { name, version, identifier, text } = shipped;
  const is = `${name} ${version}`;
  const [first] = all.filter((other) => other.name === name);
  return [
    ...(identifier && compatible.includes(identifier)
      ? []
      : [
          `${is} is under ${identifier ?? 'no licence'}; known to be compatible with MIT are ` +
            `${compatible.join(', ')}. Use another package, or add the licence to licences.ts.`,
        ]),
    ...(text ? [] : [`${is} brings no text of its licence, which must go along with it.`]),
    ...(first === shipped
      ? []
      : [`${is} is there as well as ${first?.version}: see pnpm why ${name}, and keep one.`]),
  ];
}
