import { Button, ButtonLink } from '@agency/ui';
import { Component, type ReactNode } from 'react';
import { layoutContent } from '../content/layout.ts';
import * as styles from './ErrorBoundary.css.ts';
import { noticeId, reloadWithoutReact } from './withoutReact.ts';

interface ErrorBoundaryProps {
  /** The whole page. */
  children: ReactNode;
}

/**
 * Where React fails, loads the page again without it. The notice that says so is prerendered, and
 * works without a script. It is shown as well where a script that a click needs cannot be loaded.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    // Until the page is loaded again, its height keeps the place that it is scrolled to.
    if (this.state.failed) return <div style={{ height: document.body.scrollHeight }} />;
    return (
      <>
        {this.props.children}
        <div id={noticeId} popover="manual" role="alert" className={styles.notice}>
          <p>{layoutContent.error.message}</p>
          {/* The page's own address. */}
          <ButtonLink href="">{layoutContent.error.reload}</ButtonLink>
          <Button tone="secondary" popoverTarget={noticeId}>
            {layoutContent.error.close}
          </Button>
        </div>
      </>
    );
  }

  override componentDidCatch() {
    // `pnpm dev` always loads React: it would reload forever.
    if (import.meta.env.PROD) reloadWithoutReact();
  }
}
