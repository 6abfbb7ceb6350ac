import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import type { ModerationMenuItemsProps } from './moderation-menu-items.tsx';

const ModerationMenuItems = lazyComponent(() =>
  import('./moderation-menu-items.tsx').then((module) => module.ModerationMenuItems),
);

export function LazyModerationMenuItems(props: ModerationMenuItemsProps) {
  return (
    <Suspense>
      <ModerationMenuItems {...props} />
    </Suspense>
  );
}
