import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react';
import type { LazyPage } from '#web/lib/lazy-page.tsx';
import { prepare, whenReady } from '#web/ui/on-demand.ts';

type Trigger = ReactElement<ComponentProps<'button'>>;

export interface PopupProps {
  trigger: Trigger;
}

interface PopupOnDemandProps<Given> extends PopupProps {
  kind: 'menu' | 'dialog';
  /** Brings its own trigger to life and starts open. */
  Popup: LazyPage<PopupProps & Given>;
  /** What else the popup needs. */
  given?: Given;
}

/** A button whose popup is fetched when somebody reaches for it, so that the first page stays light. */
export function PopupOnDemand<Given extends object>(props: PopupOnDemandProps<Given>) {
  const { kind, Popup, trigger, given } = props;
  const [wanted, setWanted] = useState(false);
  if (wanted) return <Popup trigger={trigger} {...(given as Given)} />;

  const open = () => whenReady(Popup, () => setWanted(true));
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: () => prepare(Popup),
    onFocus: () => prepare(Popup),
    onClick: open,
    onKeyDown: (event) => {
      if (kind === 'menu' && event.key === 'ArrowDown') open();
    },
  });
}
