import { Button, ButtonLink } from '@agency/ui';
import { Component, type ReactNode } from 'react';
import * as siteWords from '../content/siteLayout.ts';
import * as styles from './ErrorBoundary.css.ts';
import { noticeId, reloadWithoutReact } from './withoutReact.ts';

/** Reloads the page without React if React fails. The notice is prerendered, because it must work without React. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    // Keeps the scroll position until the page reloads.
    if (this.state.failed) return <div style={{ height: document.body.scrollHeight }} />;
    return (
      <>
        {this.props.children}
        <div id={noticeId} popover="manual" role="alert" className={styles.notice}>
          <p>{siteWords.error.message}</p>
          {/* An empty `href` is the page's own address. */}
          <ButtonLink href="">{siteWords.error.reload}</ButtonLink>
          <Button tone="secondary" popoverTarget={noticeId}>
            {siteWords.error.close}
          </Button>
        </div>
      </>
    );
  }

  override componentDidCatch() {
    // `pnpm dev` always loads React and would reload forever.
    if (import.meta.env.PROD) reloadWithoutReact();
  }
}
