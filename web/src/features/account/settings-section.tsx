import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** Of its address. */
  id: string;
  title: string;
  description: string;
  children: ReactNode;
}

export function SettingsSection({ id, title, description, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-5 border-t border-rule py-8 focus:shadow-none focus:outline-none md:grid-cols-[16rem_minmax(0,1fr)] md:gap-10"
    >
      <div className="grid content-start gap-1">
        <h2 id={`${id}-title`} className="font-display text-xl">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{description}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
