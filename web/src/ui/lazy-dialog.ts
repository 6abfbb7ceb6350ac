import { useState } from 'react';
import { type LazyComponent, resetFailedChunks } from '#web/lib/browser/lazy-component.tsx';
import { toast } from './toast/toast-store.ts';

type Loadable = Pick<LazyComponent<never>, 'preload'>;

export function preloadComponent(component: Loadable): void {
  component.preload().catch(resetFailedChunks);
}

/** Runs once the component has loaded, or shows a toast when it does not. */
export function runWhenLoaded(component: Loadable, run: () => void): void {
  component.preload().then(run, () => {
    resetFailedChunks();
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

/** A dialog in a chunk of its own: preloaded on hover or focus, and mounted from its first opening on. */
export function useLazyDialog(component: Loadable) {
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const open = () => runWhenLoaded(component, () => setState('open'));
  const dialog: DialogProps = {
    open: state === 'open',
    onOpenChange: (isOpen) => setState(isOpen ? 'open' : 'closed'),
  };
  return {
    shouldRender: state !== 'unseen',
    open,
    dialog,
    /** Props of the button that opens it. */
    trigger: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: () => preloadComponent(component),
      onFocus: () => preloadComponent(component),
      onClick: open,
    },
  };
}
