import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/*
 * `node ../../scripts/declarations.ts`, in a package's folder after `tsc`, which leaves the
 * sources' specifiers (`./Button.css.ts`) in declarations: rewrites them to the built files' names,
 * so that they resolve for consumers with `node16`/`nodenext` too. Removes the declarations that no
 * public type leads to: some name vanilla-extract, which consumers need not have.
 */
const dist = resolve('dist');

const builtName = (path: string) =>
  path.replace(/\.css(?=\.(d\.)?ts$)/, '.styles').replace(/(?<!\.d)\.tsx?$/, '.js');

const relative = /(["'])(\.{1,2}\/[^"']+\.tsx?)\1/g;

const files = new Set(globSync('**/*.d.ts', { cwd: dist }).map((file) => join(dist, file)));
const reached = new Set<string>();

const visit = (file: string) => {
  if (reached.has(file)) return;
  if (!files.has(file)) {
    throw new Error(
      `A declaration refers to ${file}, which tsc did not write. Rebuild: pnpm build`,
    );
  }
  reached.add(file);
  for (const [, , specifier = ''] of readFileSync(file, 'utf8').matchAll(relative)) {
    visit(join(dirname(file), specifier.replace(/\.tsx?$/, '.d.ts')));
  }
};
for (const entry of ['index.d.ts', 'stylesheet.d.ts']) {
  if (files.has(join(dist, entry))) visit(join(dist, entry));
}

for (const file of files) {
  if (!reached.has(file)) {
    rmSync(file);
    continue;
  }
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replaceAll(relative, (_, quote, path) => `${quote}${builtName(path)}${quote}`),
  );
  renameSync(file, builtName(file));
}
