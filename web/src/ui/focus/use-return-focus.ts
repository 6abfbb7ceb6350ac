import { useRef } from 'react';

interface AutoFocus {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Radix returns the focus only to a `DialogTrigger`; this returns it to whatever had it when the dialog opened. */
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

/**
 * The opener; if it has unmounted, the first control of its card; if the card is gone too, the section
 * that takes the focus, or the page.
 */
function findFocusTarget([opener, ...around]: Element[]): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected) return opener;
  const near = around.find((element) => element.isConnected);
  const replacement = near?.closest('article')
    ? near.querySelector<HTMLElement>('button, a[href]')
    : null;
  return (
    replacement ?? near?.closest<HTMLElement>('section[tabindex]') ?? document.querySelector('main')
  );
}

function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}
