import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import type { Work } from './work.ts';

const Comments = lazyComponent(() => import('./comments.tsx').then((module) => module.Comments));

export function LazyComments({ work }: { work: Work }) {
  return (
    <Suspense fallback={<CommentsSkeleton />}>
      <Comments key={work.id} work={work} />
    </Suspense>
  );
}
