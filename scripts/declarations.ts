import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/*
 * `node ../../scripts/declarations.ts`, in a package's folder: writes `dist/index.d.ts`, the types
 * of everything that the package exports. Not by tsc, whose declarations import source files
 * (`./Button.css.ts`) and, through modules no public type needs, vanilla-extract.
 */
const bundle = await rollup({ input: 'src/index.ts', plugins: [dts()] });
await bundle.write({ file: 'dist/index.d.ts' });
