import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Mention } from '#contract/comments/mentions.ts';
import { splitMentions } from '#contract/comments/split-mentions.ts';
import { pathTo } from '#contract/paths.ts';
import { InlineLinks, textFrame } from '#web/ui/linked-text.tsx';
import { cn } from '#web/ui/styles/cn.ts';

interface WrittenTextProps {
  text: string;
  mentions: Mention[];
  className?: string | undefined;
}

/** A member's words: line breaks kept, addresses as links, mentions as links to profiles; no other markup. */
export function WrittenText({ text, mentions, className }: WrittenTextProps) {
  const pieces = useMemo(() => splitMentions(text, mentions), [text, mentions]);
  return (
    <p data-slot="written-text" className={cn(textFrame, className)}>
      {pieces.map(({ at, text: piece, mention }) =>
        mention ? (
          <Link
            key={at}
            href={pathTo('profile', { userId: mention.id })}
            className="font-semibold no-underline hover:underline"
          >
            {piece}
          </Link>
        ) : (
          <InlineLinks key={at} text={piece} />
        ),
      )}
    </p>
  );
}
