import { createContext, use } from 'react';
import type { CurrentUser } from '#contract/users/contract.ts';

export const ViewerContext = createContext<CurrentUser | null>(null);

/** The signed-in member, on any page that only members see. */
export function useViewer(): CurrentUser {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('useViewer belongs on pages for members');
  return viewer;
}
