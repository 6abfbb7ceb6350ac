import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FieldGroupProps {
  title: string;
  /** What it is for, shown while it is closed too. */
  hint: string;
  startsOpen: boolean;
  /** Opens it: nobody finds an error behind a closed heading. */
  hasIssue: boolean;
  children: ReactNode;
}

/** Optional fields behind a heading. */
export function FieldGroup({ title, hint, startsOpen, hasIssue, children }: FieldGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const group = useRef<HTMLDetailsElement>(null);
  const wasHidden = useRef(!startsOpen);

  if (hasIssue && !isOpen) setOpen(true);

  useEffect(() => {
    if (hasIssue && wasHidden.current) {
      group.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
    wasHidden.current = !isOpen;
  }, [hasIssue, isOpen]);

  return (
    <details
      ref={group}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-rule pt-2"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md py-1 [&::-webkit-details-marker]:hidden">
        <span className="grid gap-0.5">
          <span className="text-sm font-semibold">{title}</span>
          <span className="text-xs text-ink-faint">{hint}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 pt-3 pb-2">{children}</div>
    </details>
  );
}
