import type { Post } from '#contract/posts/contract.ts';
import { CardTapes } from '#web/ui/card.tsx';
import { Tape } from '#web/ui/tape.tsx';

export function PostTapes({ post }: { post: Post }) {
  const isShowcase = post.type === 'showcase';
  return (
    <CardTapes>
      <Tape tone={isShowcase ? 'showcase' : 'post'} tilt="left">
        {isShowcase ? 'Showcase' : 'Post'}
      </Tape>
    </CardTapes>
  );
}
