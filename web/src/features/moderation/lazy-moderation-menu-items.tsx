import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import type { ModerationMenuItemsProps } from './moderation-menu-items.tsx';

const ModerationMenuItems = lazyComponent(() =>
  import('./moderation-menu-items.tsx').then((module) => module.ModerationMenuItems),
);

/** The last entries of the menu of anything, to report it or to block whoever made it. */
export function LazyModerationMenuItems(props: ModerationMenuItemsProps) {
  return (
    <Suspense>
      <ModerationMenuItems {...props} />
    </Suspense>
  );
}
