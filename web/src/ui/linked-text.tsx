import { useMemo } from 'react';
import { linkify } from '#web/lib/format/linkify.ts';
import { cn } from './styles/cn.ts';

/** Keeps line breaks and links URLs; renders no other markup. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  const parts = useMemo(() => linkify(text), [text]);
  return (
    <p data-slot="linked-text" className={cn('wrap-anywhere whitespace-pre-wrap', className)}>
      {parts.map(({ at, text: shown, href }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline decoration-accent decoration-2 underline-offset-4 hover:decoration-ink"
          >
            {shown}
          </a>
        ) : (
          shown
        ),
      )}
    </p>
  );
}
