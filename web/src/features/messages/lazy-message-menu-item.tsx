import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import type { MessageMenuItemProps } from './message-menu-item.tsx';

const MessageMenuItem = lazyComponent(() =>
  import('./message-menu-item.tsx').then((module) => module.MessageMenuItem),
);

export function LazyMessageMenuItem(props: MessageMenuItemProps) {
  return (
    <Suspense>
      <MessageMenuItem {...props} />
    </Suspense>
  );
}
