import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

/**
 * A shortcut for the pointer to what a link beside it leads to. A click that selects text or presses a control opens
 * nothing.
 */
export function useOpenOnClick(path: string | undefined) {
  const [, navigate] = useLocation();
  if (!path) return {};
  return {
    onClick: ({ target }: MouseEvent) => {
      const isControl = target instanceof Element && target.closest('a, button');
      if (!isControl && getSelection()?.isCollapsed !== false) navigate(path);
    },
  };
}
