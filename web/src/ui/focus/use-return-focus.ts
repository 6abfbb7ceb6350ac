import { useRef } from 'react';

interface AutoFocus {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Gives the focus back to what had it when a dialog opened; by itself a dialog only remembers a trigger. */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: AutoFocus) {
  const openerChain = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      openerChain.current = withAncestors(document.activeElement);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      const target = findFocusTarget(openerChain.current);
      if (target) {
        event.preventDefault();
        target.focus({ preventScroll: true });
      }
      onCloseAutoFocus?.(event);
    },
  };
}

/** The opener itself; where it has gone, whatever stands first in its target; where its whole card has gone, the page. */
function findFocusTarget([opener, ...around]: Element[]): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected) return opener;
  const near = around.find((element) => element.isConnected);
  const replacement = near?.closest('article')
    ? near.querySelector<HTMLElement>('button, a[href]')
    : null;
  return replacement ?? document.querySelector('main');
}

function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}
