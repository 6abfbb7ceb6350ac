import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { cutToLength } from '#contract/cut-text.ts';
import { reportError } from '#web/lib/api/report-error.ts';
import { ChunkError, resetFailedChunks } from '#web/lib/browser/lazy-component.tsx';
import { reloadOnce } from '#web/lib/browser/reload-once.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  Fallback: ComponentType<{ onRetry: () => void }>;
}

/** Reports render errors to the server and shows the fallback. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean; retried: boolean }
> {
  override state = { failed: false, retried: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    resetFailedChunks();
    // Some browsers ask for a file that did not arrive only once in the life of a page.
    if (error instanceof ChunkError) reloadOnce(this.state.retried);
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    reportError({
      error: message,
      stack: cutToLength(stack, 8_000),
      componentStack: cutToLength(componentStack ?? '', 8_000),
      userAgent: cutToLength(navigator.userAgent, 500),
    });
  }

  override render() {
    const { Fallback, children } = this.props;
    return this.state.failed ? (
      <Fallback onRetry={() => this.setState({ failed: false, retried: true })} />
    ) : (
      children
    );
  }
}
