import type { Decorator } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { language } from '../apps/site/src/content/siteMetadata.ts';
import type { View } from '../packages/pricing-data/src/index.ts';
import { exampleBrand } from '../packages/ui/src/testing/exampleBrand.tsx';
import { themeVars } from '../packages/ui/src/theme/themeVars.ts';
import { kebab } from '../packages/ui/src/theme/tokens.ts';

export interface Globals {
  theme: 'light' | 'dark' | 'both';
  view: View;
  /** The text size as a percentage, without the `%`, which would be escaped in URLs. */
  textSize: '100' | '150' | '200';
  direction: 'ltr' | 'rtl';
  /** `long` lengthens some words, to imitate a language such as German. */
  words: 'own' | 'long';
  brand: 'own' | 'other';
}

/** Applies the toolbar's settings. On a docs page, sets theme and direction only on the story itself. */
export const withGlobals: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, direction } = globals as Globals;
  const inDocs = viewMode === 'docs';
  const fullscreen = parameters.layout === 'fullscreen';
  const padding = fullscreen ? 0 : '1.5rem';
  setRootAttributes(globals as Globals, inDocs);

  if (inDocs) {
    // `contain: layout` keeps bars with `position: fixed` inside the story.
    return (
      <div dir={direction} style={{ display: 'grid', contain: 'layout' }}>
        {(theme === 'both' ? (['light', 'dark'] as const) : [theme]).map((each) => (
          <Frame key={each} theme={each} style={{ padding, minHeight: fullscreen ? '6rem' : 0 }}>
            <Story />
          </Frame>
        ))}
      </div>
    );
  }
  if (theme === 'both') {
    return (
      <SideBySide stacked={fullscreen} padding={padding} pseudo={parameters.pseudo}>
        <Story />
      </SideBySide>
    );
  }
  return (
    <div style={{ padding }}>
      <Story />
    </div>
  );
};

type PseudoStates = Readonly<Record<string, unknown>>;

interface SideBySideProps {
  /** Stacks the halves, so that full-width components keep the window's width, as their media queries expect. */
  stacked: boolean;
  padding: string | 0;
  pseudo?: PseudoStates;
  children: ReactNode;
}

/** Shows a story in both themes. Play functions expect one story in the root, so a portal moves the dark half out. */
function SideBySide({ stacked, padding, pseudo, children }: SideBySideProps) {
  const frame = stacked
    ? { padding, minHeight: '50dvh' }
    : { padding, minHeight: '100dvh', width: '50%' };
  const right = { position: 'absolute', insetBlock: 0, left: '50%' } as const;
  return (
    <>
      <Frame theme="light" style={frame}>
        {children}
      </Frame>
      {createPortal(
        <Frame theme="dark" pseudo={pseudo} style={stacked ? frame : { ...frame, ...right }}>
          {children}
        </Frame>,
        document.body,
      )}
    </>
  );
}

interface FrameProps {
  theme: 'light' | 'dark';
  style: CSSProperties;
  pseudo?: PseudoStates;
  children: ReactNode;
}

function Frame({ theme, style, pseudo, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current && pseudo) addPseudoClasses(frame.current, pseudo);
  }, [pseudo]);
  const colors = { color: 'var(--ui-color-text)', background: 'var(--ui-color-canvas)' };
  return (
    <div
      ref={frame}
      data-theme={theme}
      style={{ boxSizing: 'border-box', minWidth: 0, ...colors, ...style }}
    >
      {children}
    </div>
  );
}

const otherBrand = themeVars(exampleBrand);

/** Sets the globals on the root during render, because a story can read them in its first render. */
function setRootAttributes(globals: Globals, inDocs: boolean) {
  const { theme, view, textSize, direction, brand } = globals;
  const { documentElement: root } = document;
  for (const [name, value] of Object.entries(otherBrand)) {
    root.style.setProperty(name, brand === 'other' ? value : null);
  }
  root.dataset.view = view;
  // Marks the view and the theme as restored, so that no story restores those that another story stored.
  root.dataset.scripted = 'view theme';
  root.style.fontSize = `${Number.parseInt(textSize, 10)}%`;
  if (inDocs) return;
  // With Storybook's `<base target="_parent">`, a link in a story would navigate Storybook or end the test run.
  document.querySelector('base')?.removeAttribute('target');
  root.lang = language;
  root.dir = direction;
  root.dataset.theme = theme === 'both' ? 'light' : theme;
}

/** Applies pseudo-states to the dark half, because the add-on applies them only within the story's root. */
function addPseudoClasses(root: HTMLElement, states: PseudoStates) {
  for (const [state, where] of Object.entries(states)) {
    const name = `pseudo-${kebab(state)}`;
    if (where === true) root.classList.add(`${name}-all`);
    if (typeof where !== 'string' && !Array.isArray(where)) continue;
    for (const selector of [where].flat())
      for (const element of root.querySelectorAll(selector)) element.classList.add(name);
  }
}

export const withLongWords: Decorator = (Story, { args, globals }) =>
  globals.words === 'long' ? Story({ args: lengthened(args) as typeof args }) : Story();

/** Lengthens one word in each string that looks like a label, with an initial capital and no digits. */
function lengthened(value: unknown): unknown {
  if (typeof value === 'string') {
    return /^\p{Lu}\P{Nd}*$/u.test(value)
      ? value.replace(/\p{L}{5,}/u, '$&verantwortlichkeit')
      : value;
  }
  if (Array.isArray(value)) return value.map(lengthened);
  // Skips React elements, dates and other class instances.
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthened(part)]));
}
