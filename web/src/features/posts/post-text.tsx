import { Suspense } from 'react';
import type { Post } from '#contract/posts/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useOpenOnClick } from '#web/lib/browser/use-open-on-click.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';

const WrittenText = lazyComponent(() =>
  import('../text-editor/written-text.tsx').then((module) => module.WrittenText),
);

const longestNote = 140;
const mostLines = 3;

/** A short post without media is set large. */
function isNote({ content, media }: Post): boolean {
  return !media && content.length <= longestNote && content.split('\n').length <= mostLines;
}

interface PostTextProps {
  post: Post;
  text: string;
  /** Where a click on the text leads. */
  path?: string;
}

/** Few posts mention somebody: the names become links a moment later, to keep that out of the first page's JavaScript. */
export function PostText({ post, text, path }: PostTextProps) {
  const open = useOpenOnClick(path);
  const className = isNote(post) ? 'font-display text-2xl text-ink' : 'text-ink';
  const plain = <LinkedText text={text} className={className} />;
  return (
    <div data-post-text={post.id} {...open}>
      {post.mentions.length === 0 ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <WrittenText text={text} mentions={post.mentions} className={className} />
        </Suspense>
      )}
    </div>
  );
}
