/** A package whose files the site ships, in the format of Vite's licence list. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The licence's SPDX identifier. */
  identifier?: string;
  text?: string;
}

const compatible = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1'];

/** Returns the notices that must accompany each copy of other people's work. */
export function licencesFile(packages: readonly ShippedPackage[]): string {
  const problems = packages.flatMap((shipped) => [...problemsOf(shipped, packages)]);
  if (problems.length > 0) {
    throw new Error(
      `The licences of packages that the site ships:\n${problems.map((it) => `  ${it}`).join('\n')}`,
    );
  }
  const notices = packages.map(
    ({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text}\n`,
  );
  return `This site contains the work of others, under these licences.\n\n${notices.join('\n\n')}`;
}

function* problemsOf(shipped: ShippedPackage, all: readonly ShippedPackage[]) {
  const { name, version, identifier = 'no licence', text } = shipped;
  if (!compatible.includes(identifier)) {
    yield `${name} ${version} is under ${identifier}; known to be compatible with MIT are ` +
      `${compatible.join(', ')}. Use another package, or add the licence to licences.ts.`;
  }
  if (!text) {
    yield `${name} ${version} contains no licence text, which must accompany it. Use another package.`;
  }
  const first = all.find((other) => other.name === name);
  if (first && first !== shipped) {
    yield `${name} is shipped as ${version} and ${first.version}: see pnpm why ${name}, and keep one.`;
  }
}
