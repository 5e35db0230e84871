import { Button } from '@agency/ui';
import { Component, createRef, type ReactNode, Suspense } from 'react';
import { layoutContent } from '../content/layout.ts';
import * as styles from './ErrorBoundary.css.ts';

interface ErrorBoundaryProps {
  /** A part of the page. */
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** One part shows the notice for all that fail. */
  notice: boolean;
}

interface LastInSight {
  nodes: readonly Node[];
  title: string;
}

/**
 * Keeps a fault inside the part of the page that has it. React hydrates the part by itself, and
 * renders it anew where it is not as expected. Where that throws too, the visitor keeps the part
 * as it was last in sight: React takes its elements out in one piece, and they go back in. What
 * works without React (links, the view switch, the theme toggle) goes on working.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State, LastInSight> {
  private static noticeOpen = false;

  override state = { failed: false, notice: false };

  private readonly part = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { failed, notice } = this.state;
    return (
      <>
        <div ref={this.part} className={styles.part}>
          {!failed && <Suspense>{this.props.children}</Suspense>}
        </div>
        {notice && <ErrorNotice onClose={() => this.showNotice(false)} />}
      </>
    );
  }

  override componentDidMount() {
    if (!this.state.failed) return;
    this.showNotice(true);
    // Only a navigation inside the site mounts a part that fails. Its prerendered HTML is a reload
    // away, once the network is there; only once, as that might fail too.
    if (history.state?.reloaded) return;
    if (navigator.onLine) this.reload();
    else addEventListener('online', this.reload, { once: true });
  }

  override getSnapshotBeforeUpdate(): LastInSight {
    return { nodes: [...(this.part.current?.childNodes ?? [])], title: document.title };
  }

  override componentDidUpdate(_: ErrorBoundaryProps, before: State, { nodes, title }: LastInSight) {
    if (before.failed || !this.state.failed) return;
    this.part.current?.append(...nodes);
    // It goes with the part that rendered it.
    document.title ||= title;
    this.showNotice(true);
  }

  override componentWillUnmount() {
    if (this.state.notice) ErrorBoundary.noticeOpen = false;
    removeEventListener('online', this.reload);
  }

  private readonly reload = () => {
    history.replaceState({ ...history.state, reloaded: true }, '');
    location.reload();
  };

  private showNotice(notice: boolean) {
    if (notice && ErrorBoundary.noticeOpen) return;
    ErrorBoundary.noticeOpen = notice;
    this.setState({ notice });
  }
}

/** The message that a part of the page has failed, with a way to mend it. */
function ErrorNotice({ onClose }: { onClose: () => void }) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{layoutContent.error.message}</p>
      <Button onClick={() => location.reload()}>{layoutContent.error.reload}</Button>
      <Button tone="secondary" onClick={onClose}>
        {layoutContent.error.close}
      </Button>
    </div>
  );
}
