import { type ReactNode, useId } from 'react';
import { cn } from './styles/cn.ts';

interface PanelProps {
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Panel({ title, children, className }: PanelProps) {
  const id = useId();
  return (
    <section
      data-slot="panel"
      aria-labelledby={id}
      className={cn('grid gap-4 rounded-sm border border-rule bg-sheet p-4', className)}
    >
      <h2 id={id} className="font-mono text-2xs tracking-label text-ink-faint uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
