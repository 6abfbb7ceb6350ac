import { type ReactNode, useId } from 'react';

interface FactorGroupProps {
  title: string;
  description: ReactNode;
  /** One button beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

export function FactorGroup({ title, description, action, children }: FactorGroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 border-t border-rule pt-5 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          <p className="text-sm text-ink-soft">{description}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
