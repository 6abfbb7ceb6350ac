import { Suspense } from 'react';
import type { Post } from '#contract/posts/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';

const WrittenText = lazyComponent(() =>
  import('../text-editor/written-text.tsx').then((module) => module.WrittenText),
);

/** Few posts mention somebody: the names become links a moment later, to keep that out of the first page's JavaScript. */
export function PostText({ post, text }: { post: Post; text: string }) {
  const plain = <LinkedText text={text} className="text-ink" />;
  return (
    <div data-post-text={post.id}>
      {post.mentions.length === 0 ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <WrittenText text={text} mentions={post.mentions} className="text-ink" />
        </Suspense>
      )}
    </div>
  );
}
