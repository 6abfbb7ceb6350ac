import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/styles/cn.ts';

interface MediaFallbackProps {
  /** Says what is missing. */
  children: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Shown in place of media that did not load. */
export function MediaFallback({ children, icon, action, className }: MediaFallbackProps) {
  return (
    <div
      data-slot="media-fallback"
      className={cn(
        'grid place-content-center justify-items-center gap-2 bg-well px-4 py-8 text-center text-sm text-ink-soft',
        className,
      )}
    >
      <span aria-hidden="true" className="text-ink-faint [&_svg]:size-6">
        {icon ?? <ImageOff />}
      </span>
      <p className="text-balance">{children}</p>
      {action}
    </div>
  );
}
