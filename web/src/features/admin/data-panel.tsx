import { type ReactNode, useId } from 'react';
import { cn } from '#web/ui/styles/cn.ts';

interface DataPanelProps {
  title: string;
  description?: ReactNode;
  /** At the end of the heading. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One list, table or chart below the heading of a section. */
export function DataPanel({ title, description, actions, className, children }: DataPanelProps) {
  const id = useId();
  return (
    <section
      data-slot="data-panel"
      aria-labelledby={id}
      className={cn(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-sm border border-rule bg-sheet p-4',
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-3">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          {description && <p className="text-sm text-ink-soft">{description}</p>}
        </div>
        {actions && (
          <div className="-my-1.5 flex flex-wrap items-center gap-1 max-sm:[&>button:first-child]:-ml-3 sm:-mr-3">
            {actions}
          </div>
        )}
      </header>
      {children}
    </section>
  );
}
