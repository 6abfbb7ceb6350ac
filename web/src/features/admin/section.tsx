import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** At the end of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A group of panels below one heading. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
