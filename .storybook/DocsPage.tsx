import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { language } from '../apps/site/src/content/siteMetadata.ts';
import './docs.css';
import { preferred, theme } from './theme.ts';

/** Renders a docs page in the manager's theme. The toolbar's theme applies only to the page's stories. */
export default function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dir = 'ltr';
    root.dataset.theme = preferred;
    document.querySelector('base')?.setAttribute('target', '_parent');
  }, []);
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
