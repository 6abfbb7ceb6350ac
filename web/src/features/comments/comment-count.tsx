import { MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Button } from '#web/ui/button.tsx';

interface CommentCountProps {
  count: number;
  /** The page of the work. */
  path: string;
}

export function CommentCount({ count, path }: CommentCountProps) {
  const counted = count === 1 ? '1 comment' : `${formatCount(count)} comments`;
  return (
    <Button variant="ghost" className="px-2.5" asChild>
      <Link href={`${path}#comments`} aria-label={count > 0 ? counted : 'Comment'}>
        <MessageCircle className="size-4.5" />
        {count > 0 && (
          <span className="font-mono text-sm text-ink-faint">{formatCount(count)}</span>
        )}
      </Link>
    </Button>
  );
}
