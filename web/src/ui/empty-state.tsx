import type { ReactNode } from 'react';
import { cn } from './styles/cn.ts';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  title?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function EmptyState({ children, action, title, icon, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'grid justify-items-center gap-3 rounded-sm border border-dashed border-rule-strong px-6 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className="text-accent-text [&_svg]:size-7">
          {icon}
        </span>
      )}
      {title && <h2 className="font-display text-xl">{title}</h2>}
      <p className="max-w-prose text-balance text-ink-soft">{children}</p>
      {action && <div className="pt-1">{action}</div>}
    </div>
  );
}
