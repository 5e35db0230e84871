import { type CSSProperties, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { exampleBrand } from '../packages/ui/src/testing/exampleBrand.ts';
import { themeVars } from '../packages/ui/src/theme/themeVars.ts';

/** What the toolbars choose. */
export interface Globals {
  theme: 'light' | 'dark' | 'both';
  view: 'brand' | 'creator';
  /** In per cent. (A sign would not pass through an address.) */
  textSize: '100' | '150' | '200';
  direction: 'ltr' | 'rtl';
  /** Our own tokens, or another company's in their place. */
  brand: 'own' | 'other';
}

/** The states that the pseudo-states add-on holds a story in. */
export type PseudoStates = Readonly<Record<string, unknown>>;

interface StageProps extends Globals {
  /** Without room around it: pages, and bars that are as wide as the window. */
  bare: boolean;
  /** Among other stories on a docs page. */
  inDocs: boolean;
  pseudo?: PseudoStates;
  children: ReactNode;
}

/** Puts a story on the page that the toolbars ask for; side by side, once in each theme. */
export function Stage(props: StageProps) {
  const { theme, direction, bare, inDocs, children } = props;
  dressRoot(props);
  const padding = bare ? 0 : '1.5rem';

  if (inDocs) {
    // The page belongs to the docs, so each story brings its own theme and direction. Bars that
    // are fixed to the window stay in their frame (`contain`).
    return (
      <div dir={direction} style={{ display: 'grid', contain: 'layout' }}>
        {themes(theme).map((each) => (
          <Frame key={each} theme={each} style={{ padding, minHeight: bare ? '6rem' : 0 }}>
            {children}
          </Frame>
        ))}
      </div>
    );
  }
  if (theme !== 'both') return <div style={{ padding }}>{children}</div>;
  return <SideBySide {...props} padding={padding} />;
}

/**
 * The dark half stands outside the story's root: play functions and their queries know one story
 * only. What is as wide as the window is stacked instead, or it would lay itself out for a width
 * that it has not.
 */
function SideBySide({ bare, pseudo, padding, children }: StageProps & { padding: string | 0 }) {
  const frame = bare
    ? { padding, minHeight: '50dvh' }
    : { padding, minHeight: '100dvh', width: '50%' };
  return (
    <>
      <Frame theme="light" style={frame}>
        {children}
      </Frame>
      {createPortal(
        <Frame
          theme="dark"
          pseudo={pseudo}
          style={bare ? frame : { ...frame, position: 'absolute', insetBlock: 0, left: '50%' }}
        >
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

/** One theme's part of a page. A form, so that radio buttons of one name do not reach the next. */
function Frame({ theme, style, pseudo, children }: FrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && pseudo) hold(form.current, pseudo);
  }, [pseudo]);
  return (
    <form
      ref={form}
      data-theme={theme}
      style={{
        boxSizing: 'border-box',
        minWidth: 0,
        color: 'var(--ui-color-text)',
        background: 'var(--ui-color-canvas)',
        ...style,
      }}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

const themes = (theme: Globals['theme']) =>
  theme === 'both' ? (['light', 'dark'] as const) : ([theme] as const);

const otherBrand = themeVars(exampleBrand);

/**
 * Sets on `html` what a page of the site has there. While rendering, and not in an effect: a
 * story may read it in its first render.
 */
function dressRoot({ theme, view, textSize, direction, brand, inDocs }: StageProps) {
  const { documentElement: root } = document;
  for (const [name, value] of Object.entries(otherBrand)) {
    root.style.setProperty(name, brand === 'other' ? value : null);
  }
  root.dataset.view = view;
  root.dataset.scripted = '';
  root.style.fontSize = `${Number.parseInt(textSize, 10)}%`;
  if (inDocs) return;
  // Storybook's `<base target="_parent">` is for links in docs: a story's link to a place on its
  // own page would take the whole workshop there, or the test run.
  document.querySelector('base')?.removeAttribute('target');
  root.lang = 'en-ZA';
  root.dir = direction;
  root.dataset.theme = theme === 'both' ? 'light' : theme;
}

/** The pseudo-states add-on's classes, for the half that it does not see. */
function hold(root: HTMLElement, states: PseudoStates) {
  for (const [state, where] of Object.entries(states)) {
    const name = `pseudo-${state.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (where === true) root.classList.add(`${name}-all`);
    if (typeof where !== 'string' && !Array.isArray(where)) continue;
    for (const selector of [where].flat())
      for (const element of root.querySelectorAll(selector)) element.classList.add(name);
  }
}
