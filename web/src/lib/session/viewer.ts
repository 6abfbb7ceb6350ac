import { createContext, use } from 'react';
import type { CurrentUser } from '#contract/users/contract.ts';

export const ViewerContext = createContext<CurrentUser | null>(null);

/** The signed-in member. Throws on pages outside the member routes. */
export function useViewer(): CurrentUser {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('useViewer belongs on pages for members');
  return viewer;
}
