import { useMemo } from 'react';
import { linkify } from '#web/lib/format/linkify.ts';
import { cn } from './styles/cn.ts';

/** Keeps line breaks and breaks a word that is too long. */
export const textFrame = 'wrap-anywhere whitespace-pre-wrap';

/** Keeps line breaks and links URLs; renders no other markup. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  return (
    <p data-slot="linked-text" className={cn(textFrame, className)}>
      <InlineLinks text={text} />
    </p>
  );
}

export function InlineLinks({ text }: { text: string }) {
  const parts = useMemo(() => linkify(text), [text]);
  return parts.map(({ at, text: shown, href }) =>
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
  );
}
