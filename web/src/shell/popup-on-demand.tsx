import { type ComponentProps, cloneElement, type ReactElement, Suspense, useState } from 'react';
import type { LazyPage } from '#web/lib/lazy-page.tsx';

type Trigger = ReactElement<ComponentProps<'button'>>;

export interface PopupProps {
  trigger: Trigger;
}

interface PopupOnDemandProps extends PopupProps {
  kind: 'menu' | 'dialog';
  /** Brings its own trigger to life and starts open. */
  Popup: LazyPage<PopupProps>;
}

/** A button whose popup is fetched when somebody reaches for it, so that the first page stays light. */
export function PopupOnDemand({ kind, Popup, trigger }: PopupOnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const prepare = () => void Popup.preload().catch(() => {});
  const open = () => setWanted(true);
  const closed = cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
    onKeyDown: (event) => {
      if (kind === 'menu' && event.key === 'ArrowDown') open();
    },
  });
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <Popup trigger={trigger} />
    </Suspense>
  );
}
