import { paths } from '#contract/paths.ts';
import { entriesAbovePage } from './close-on-back.ts';

let pushes = 0;
addEventListener('pushState', () => {
  pushes += 1;
});

/** Whether Back leads to a page of ours that is not the sign-in. */
export function hasPreviousPage(): boolean {
  if (!('navigation' in window)) return pushes > 0;
  const index = navigation.currentEntry?.index ?? 0;
  const previous = navigation.entries()[index - entriesAbovePage() - 1]?.url;
  return Boolean(previous) && new URL(previous ?? '').pathname !== paths.auth;
}
