import type { Post } from '#contract/posts/contract.ts';
import { CardTapes } from '#web/ui/card.tsx';
import { Tape } from '#web/ui/tape.tsx';

export function PostTapes({ post }: { post: Post }) {
  return (
    <CardTapes>
      <Tape tone="post" tilt="left">
        {post.type === 'showcase' ? 'Showcase' : 'Post'}
      </Tape>
    </CardTapes>
  );
}
