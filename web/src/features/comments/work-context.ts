import { createContext, use } from 'react';
import type { Work } from './work.ts';

export const WorkContext = createContext<Work | null>(null);

/** The work whose comments surround this part. */
export function useWork(): Work {
  const work = use(WorkContext);
  if (!work) throw new Error('There is no work around this comment.');
  return work;
}
