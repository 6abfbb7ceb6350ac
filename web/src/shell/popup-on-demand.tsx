import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react';
import { forgetFailedPages, type LazyPage } from '#web/lib/lazy-page.tsx';
import { toast } from '#web/ui/toast-store.ts';

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
  if (wanted) return <Popup trigger={trigger} />;

  const prepare = () => void Popup.preload().catch(forgetFailedPages);
  const open = () =>
    void Popup.preload().then(
      () => setWanted(true),
      () => {
        forgetFailedPages();
        toast({
          title: 'This did not load',
          description: 'Please check your connection and try again, or refresh the page.',
          variant: 'destructive',
        });
      },
    );
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
    onKeyDown: (event) => {
      if (kind === 'menu' && event.key === 'ArrowDown') open();
    },
  });
}
