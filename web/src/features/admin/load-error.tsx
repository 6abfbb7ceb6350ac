import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface LoadErrorProps {
  children: ReactNode;
  onRetry: () => void;
}

export function LoadError({ children, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-sm text-ink-soft">
      <p>{children}</p>
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
