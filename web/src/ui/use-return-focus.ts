import { useRef } from 'react';

interface AutoFocus {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Gives the focus back to what had it when a dialog opened; by itself a dialog only remembers a trigger. */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: AutoFocus) {
  const places = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      places.current = withAncestors(document.activeElement);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      const place = findPlace(places.current);
      if (place) {
        event.preventDefault();
        place.focus({ preventScroll: true });
      }
      onCloseAutoFocus?.(event);
    },
  };
}

/** The opener itself; where it has gone, whatever stands first in its place; where its whole card has gone, the page. */
function findPlace([opener, ...around]: Element[]): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected) return opener;
  const near = around.find((element) => element.isConnected);
  const heir = near?.closest('article') ? near.querySelector<HTMLElement>('button, a[href]') : null;
  return heir ?? document.querySelector('main');
}

function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}
