import { Suspense } from 'react';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import type { ModerationProps } from './moderation-entries.tsx';

const ModerationEntries = lazyPage(() =>
  import('./moderation-entries.tsx').then((module) => module.ModerationEntries),
);

/** The last entries of the menu of anything, to report it or to block whoever made it. */
export function ModerationMenuItems(props: ModerationProps) {
  return (
    <Suspense>
      <ModerationEntries {...props} />
    </Suspense>
  );
}
