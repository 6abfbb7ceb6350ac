import type { ReactNode } from 'react';

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule py-6">
      <h3 className="font-mono text-xs tracking-label text-ink-faint uppercase">{title}</h3>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
