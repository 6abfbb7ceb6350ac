import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useWarnBeforeUnload } from '#web/lib/forms/use-warn-before-unload.ts';

/** Asks before unsaved changes are discarded by `leave`, by a link to another page, or by the browser. */
export function useDiscardGuard(isDirty: boolean) {
  const [onDiscard, setOnDiscard] = useState<(() => void) | null>(null);
  const [, navigate] = useLocation();
  useWarnBeforeUnload(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: MouseEvent) => {
      const path = pathOfLeavingLink(event);
      if (!path) return;
      event.preventDefault();
      event.stopPropagation();
      setOnDiscard(() => () => navigate(path));
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [isDirty, navigate]);
  return {
    leave: (discard: () => void) => (isDirty ? setOnDiscard(() => discard) : discard()),
    dialog: {
      open: onDiscard !== null,
      onOpenChange: (isOpen: boolean) => !isOpen && setOnDiscard(null),
      onConfirm: () => onDiscard?.(),
    },
  };
}

function pathOfLeavingLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return null;
  const opensElsewhere =
    link.target !== '' || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  const isPage = link.origin === location.origin && link.pathname !== location.pathname;
  return opensElsewhere || !isPage ? null : `${link.pathname}${link.search}${link.hash}`;
}
