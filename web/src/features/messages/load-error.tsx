import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface LoadErrorProps {
  children: ReactNode;
  onRetry: () => void;
}

export function LoadError({ children, onRetry }: LoadErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-10 text-center text-sm"
    >
      <p className="text-balance text-ink-soft">{children}</p>
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
