import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  description: string;
  children?: ReactNode;
}

export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-rule py-8 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-10"
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{description}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
