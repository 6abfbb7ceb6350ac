import type { ReactNode } from 'react';

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h1 className="font-display text-3xl">{title}</h1>
      {children && <p className="text-ink-soft">{children}</p>}
    </div>
  );
}
