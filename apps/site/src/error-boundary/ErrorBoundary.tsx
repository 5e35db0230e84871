import { Component, type ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice.tsx';

interface ErrorBoundaryProps {
  /** All that stands in `body`. */
  children: ReactNode;
}

/**
 * Stands at the top of `body`: when anything in it throws, the visitor keeps the page that was
 * last in sight. React takes out what it no longer renders, but leaves it in one piece, so the
 * same elements go back in; what answers without React (links, the view switch, the theme) goes
 * on answering.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  /** What to go back to: the page as it was served, for as long as React has not shown one. */
  private inSight = [...document.body.childNodes];

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (!this.state.failed) this.inSight = [...document.body.childNodes];
  }

  override render() {
    return this.state.failed ? <ErrorNotice page={this.inSight} /> : this.props.children;
  }
}
