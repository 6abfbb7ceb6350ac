import { useState } from 'react';
import { forgetFailedPages, type LazyPage } from '#web/lib/lazy-page.tsx';
import { toast } from './toast-store.ts';

type Part = Pick<LazyPage<never>, 'preload'>;

/** Fetches a part of the application that somebody is about to use. */
export function prepare(part: Part): void {
  part.preload().catch(forgetFailedPages);
}

/** Acts once the part is there, or says that it did not come. */
export function whenReady(part: Part, act: () => void): void {
  part.preload().then(act, () => {
    forgetFailedPages();
    toast({
      title: 'This did not load',
      description: 'Please check your connection and try again, or refresh the page.',
      variant: 'destructive',
    });
  });
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog in a chunk of its own: fetched when somebody reaches for it, and drawn from its first opening on. */
export function useDialogOnDemand(part: Part) {
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const open = () => whenReady(part, () => setState('open'));
  const dialog: DialogProps = {
    open: state === 'open',
    onOpenChange: (isOpen) => setState(isOpen ? 'open' : 'closed'),
  };
  return {
    isWanted: state !== 'unseen',
    open,
    dialog,
    /** What to spread into the button that opens it. */
    trigger: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: () => prepare(part),
      onFocus: () => prepare(part),
      onClick: open,
    },
  };
}
