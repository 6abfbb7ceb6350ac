import type { ReactNode } from 'react';
import { errorMessage, noConnectionMessage } from '#web/lib/api/api-error.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { alertVariants } from './styles/alert-variants.ts';
import { cn } from './styles/cn.ts';

interface LoadErrorProps {
  query: { error: Error | null; fetchStatus?: string; refetch: () => unknown };
  /** A page of its own, a part of one, lines within a panel, or the middle of a column. */
  layout?: 'page' | 'section' | 'lines' | 'centered';
  title?: string;
  /** Where the server sent no message. */
  fallback?: string;
  /** Instead of the server's message. */
  children?: ReactNode;
}

/** In the place of what could not be loaded, or waits for the connection. */
export function LoadError(props: LoadErrorProps) {
  const { query, layout = 'page', fallback = 'Please try again.', children } = props;
  const { error, fetchStatus, refetch } = query;
  const isPage = layout === 'page';
  const isSection = layout === 'section';
  const title = props.title && fetchStatus === 'paused' ? 'You are offline' : props.title;
  const text = children ?? (error ? errorMessage(error, { fallback }) : noConnectionMessage);
  const retry = (
    <Button
      variant={isPage ? 'primary' : 'outline'}
      size={isPage || isSection ? 'md' : 'sm'}
      onClick={() => void refetch()}
    >
      Try Again
    </Button>
  );
  if (isPage)
    return (
      <EmptyState title={title} action={retry}>
        {text}
      </EmptyState>
    );
  return (
    <div
      className={cn(
        'grid gap-3',
        layout === 'centered'
          ? 'flex-1 place-content-center justify-items-center px-6 py-10 text-center text-balance'
          : 'justify-items-start',
      )}
    >
      <div
        role="alert"
        className={isSection ? alertVariants({ variant: 'danger' }) : 'text-sm text-ink-soft'}
      >
        <div className="grid min-w-0 flex-1 gap-0.5">
          {title && <p className="font-semibold">{title}</p>}
          <div>{text}</div>
        </div>
      </div>
      {retry}
    </div>
  );
}
