import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { transform } from 'lightningcss';
import { build, minifySync, type Rolldown, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { cssTarget } from '../../../scripts/browserTargets.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const built = globSync('**/*', { cwd: dist });
const declarations = built
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => read('dist', file))
  .join('\n');

/** The exports: values, then types. A change needs a changeset. */
const names = `
  Accordion Alert Badge Banner BottomBar Button ButtonLink Checkbox Checklist
  ComparisonTable Container Dialog Field Fieldset Footnotes ForEachView Grid
  Heading IconButton Input LabelsProvider LevelBadge Link LinkProvider Logo
  NavigationSheet OfferCard Price Radio ResponsiveComparison Section Select Sheet SiteFooter SiteHeader
  SkipLink Stack Textarea ThemeToggle TierCard ToastProvider Tooltip ViewBar ViewSwitch VisuallyHidden
  addressWith cspHash media phoneHref preHydrate preHydrationScript
  textOnTier themeColors themeVars tierColors toast usePreference valueInAddress vars

  AccordionItem AccordionProps AlertProps BadgeProps BadgeTone BannerProps BottomBarProps ButtonLinkProps
  ButtonProps ButtonSize ButtonTone CheckboxProps ChecklistItem ChecklistProps ColorRole
  ComparedGroup ComparedRow ComparisonCard ComparisonColumn ComparisonDetails ComparisonHeadline ComparisonNote ComparisonRow
  ComparisonTableProps ComparisonValues ContainerProps DialogProps FieldProps FieldsetProps
  Footnote FootnoteReference FootnotesProps ForEachViewProps GridProps HeadingLevel HeadingProps
  HeadingSize IconButtonProps InputProps ItemGroup ItemRow ItemValue Labels
  LabelsProviderProps LevelBadgeProps LinkComponent LinkProps LinkProviderProps LogoProps
  NavigationGroup NavigationItem NavigationItems NavigationLink NavigationSheetProps
  NavigationUnavailable NoteReference OfferAction OfferCardProps OfferFact OfferPrice OwnLabels
  Preference PriceParts PriceProps RadioProps ResponsiveComparisonProps SectionProps SelectProps SheetProps
  SiteFooterContact SiteFooterProps SiteHeaderProps SkipLinkProps
  StackProps TextareaProps Theme ThemeToggleProps ThemeTokens
  ThemedColor TierCardProps TierColor TierGroup TierHeadline TierRow ToastMessage
  ToastProviderProps ToastTone TooltipProps UsePreferenceOptions ViewBarProps ViewOption
  ViewSwitchProps VisuallyHiddenProps
`;

test('the package exports exactly the listed names', async () => {
  const [values = [], types] = names.split('\n\n').map((part) => part.trim().split(/\s+/));
  const [, declared = ''] = /^export {(.*)};$/m.exec(read('dist/index.d.ts')) ?? [];
  const declaredTypes = Array.from(declared.matchAll(/type (\w+)/g), ([, name]) => name);
  expect(Object.keys(await import(join(dist, 'index.js'))).sort()).toEqual(values);
  expect(declaredTypes.sort()).toEqual(types);
});

test("exactly the modules with state, effects, context or handlers have 'use client'", () => {
  // Leaves out `useLabels`, which server components may call.
  const needsBrowser =
    /\b(useState|useReducer|useEffect|useLayoutEffect|useRef|useSyncExternalStore|useControllable|createContext|use|useBar)\(|\bjsx\(\w+Context\b|\bon[A-Z]\w+: (?!on[A-Z]|")/;
  // Leaves out the theme, whose colours have names like handlers: `onInverseSurface`.
  const modules = built.filter((file) => file.endsWith('.js') && !file.startsWith('theme/'));
  const clients = modules.filter((file) => needsBrowser.test(read('dist', file)));
  const marked = modules.filter((file) => /^"use client"/.test(read('dist', file)));
  expect(marked).toEqual(clients);
});

// Under global-jsdom, `AbortController` is Node's, and jsdom rejects its signals. Use `window.AbortController`.
test('no built module creates an AbortController', () => {
  const modules = built.filter((file) => file.endsWith('.js'));
  expect(modules.filter((file) => /\bnew AbortController\b/.test(read('dist', file)))).toEqual([]);
});

test("no built file has a name that a consumer's vanilla-extract plugin processes", () => {
  expect(built.filter((file) => /\.css\.(js|cjs|mjs|jsx|ts|tsx)$/.test(file))).toEqual([]);
});

test('declarations keep the documentation and import only React', () => {
  expect(declarations).toContain("@default 'primary'");
  const imports = declarations.matchAll(/(?:from |import\()["']([^."'][^"']*)/g);
  expect([...new Set(Array.from(imports, ([, name]) => name))]).toEqual(['react']);
});

test('every optional prop accepts undefined, for exactOptionalPropertyTypes', () => {
  const optional = [
    ...declarations.matchAll(/^\s+(?:readonly )?([\w'-]+)\?: (\{.*?^\s+\}[^;]*|[^{;][^;]*);$/gms),
  ];
  expect(optional.length).toBeGreaterThan(40);
  // `ReactNode` and its aliases include undefined.
  const refusing = optional.filter(
    ([, , type = '']) => !/\bundefined$|^undefined\b|^(ReactNode|ItemValue)$/.test(type),
  );
  expect(refusing.map(([, name, type]) => `${name}: ${type}`)).toEqual([]);
});

test('every rule of the stylesheets is in the cascade layer `ui`', () => {
  for (const file of built.filter((name) => name.endsWith('.css'))) {
    expect(outsideLayers(read('dist', file)), file).toEqual([]);
  }
});

test('tokens.css sets and styles.css uses every theme variable', async () => {
  const { vars }: typeof import('../src/index.ts') = await import(join(dist, 'index.js'));
  const variables = Object.values(vars).flatMap((group) => Object.values<string>(group));
  const [tokens, styles] = [read('dist/tokens.css'), read('dist/styles.css')];
  const isSet = (variable: string) => tokens.includes(`${variable.slice('var('.length, -1)}:`);
  const isUsed = (variable: string) => styles.includes(variable.slice(0, -1));
  expect(variables.filter((variable) => !isSet(variable) || !isUsed(variable))).toEqual([]);
  const selectors = tokens.match(/[^{};]+(?=\{)/g) ?? [];
  expect(selectors.filter((it) => !/^(@|:root|\[data-theme)/.test(it))).toEqual([]);
});

test('styles target the README’s browsers and use no physical directions', () => {
  expect(read('README.md')).toContain(`cssTarget: ['${cssTarget.join("', '")}']`);
  const physical =
    /[;{](left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)[\w-]*):|(text-align|float|clear):(left|right)/;
  const rules = read('dist/styles.css').match(/[^{}]*\{[^{}]*\}/g) ?? [];
  expect(rules.length).toBeGreaterThan(100);
  expect(
    rules.filter((rule) => physical.test(rule) && !/:dir\(|--ui-scrollbar/.test(rule)),
  ).toEqual([]);
});

test.each(['ui', 'pricing-data'])('npm refuses to pack %s and suggests pnpm', (name) => {
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
    cwd: join(root, '..', name),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Run `pnpm pack`');
});

const repository = 'https://github.com/agency/pricing/blob/main/';

test('the tarball contains all documentation, with no broken links', async () => {
  const components = Object.keys(await import(join(dist, 'index.js'))).filter((name) =>
    /^[A-Z]/.test(name),
  );
  const pages = components.map((name) => `dist/docs/${name}.md`);
  const json = execFileSync('pnpm', ['pack', '--dry-run', '--json'], { cwd: root });
  const files: string[] = JSON.parse(String(json)).files.map(({ path }: { path: string }) => path);
  const expected = [
    'react-router/app/root.tsx',
    'next/app/layout.tsx',
    'astro/src/pages/index.astro',
  ];
  const documents = ['SKILL.md', 'docs/design-tokens.md', ...pages];
  expect(files).toEqual(
    expect.arrayContaining([...documents, ...expected.map((it) => `examples/${it}`)]),
  );
  expect(read('dist/docs/ComparisonTable.md')).toMatch(/interface ComparisonHeadline[^}]*inHeader/);
  const unwanted =
    /^examples\/(.*\/(node_modules|dist|build|\.next|\.react-router)\/|[^/]*\.(ts|tgz)$)/;
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  const exists = (document: string, link: string) =>
    link.startsWith(repository)
      ? existsSync(join(root, '../..', link.slice(repository.length)))
      : link.startsWith('https:') || files.includes(join(document, '..', link));
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) =>
      Array.from(read(document).matchAll(/\]\(([^)#\s]+)/g), ([, link = '']) => link)
        .filter((link) => !exists(document, link))
        .map((link) => `${document}: ${link}`),
    );
  expect(broken).toEqual([]);
});

test.each([
  ['production', false],
  ['development', existsSync(join(dist, 'warn.js'))],
])('a bundle for %s contains warnings: %s', async (mode, hasWarning) => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(dist, 'index.js'), formats: ['es'] },
      rolldownOptions: { external: /^(react|react-dom|@radix-ui)(\/|$)/ },
    },
  }).then((bundles) => (Array.isArray(bundles) ? bundles[0] : bundles))) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  expect(code).toContain('useSyncExternalStore');
  expect(code.includes('@agency/ui,')).toBe(hasWarning);
});

/** Returns a stylesheet's top-level rules, except our layers, `@keyframes` and `@property`. */
function outsideLayers(css: string): unknown[] {
  const ours = (layer?: string[] | null) => layer?.[0] === 'ui';
  let others: unknown[] = [];
  transform({
    filename: 'test.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet({ rules }) {
        others = rules.filter(
          (rule) =>
            rule.type !== 'keyframes' &&
            rule.type !== 'property' &&
            !(rule.type === 'layer-statement' && rule.value.names.every(ours)) &&
            !(rule.type === 'layer-block' && ours(rule.value.name)),
        );
      },
    },
  });
  return others;
}

test.each(['light', 'dark'])('tokens.%s.json has valid tokens', async (theme) => {
  const cwd = pathToFileURL(`${dist}/`);
  const name = `tokens.${theme}.json`;
  const source = { filename: new URL(name, cwd), src: read('dist', name) };
  const { tokens } = await parse([source], { config: defineConfig({}, { cwd }) });
  expect(Object.keys(tokens).length).toBeGreaterThan(45);
});

const preferences = [
  { name: 'theme', values: ['light', 'dark'], defaultValue: 'dark', storageKey: 'theme' },
];

test("a consumer's compiler and minifier do not change the script's text", async () => {
  const file = join(dist, 'preHydration/preHydrationScript.js');
  const { preHydrationScript }: typeof import('../src/index.ts') = await import(file);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target: 'es2017' });
  const minified = minifySync(file, code, { module: true, compress: true, mangle: true });
  const consumers = await import(`data:text/javascript,${encodeURIComponent(minified.code)}`);
  expect(consumers.preHydrationScript(preferences)).toBe(preHydrationScript(preferences));
});
