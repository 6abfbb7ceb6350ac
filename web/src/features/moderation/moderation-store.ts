import type { ReportTarget } from '#contract/moderation/forms.ts';
import type { UserSummary } from '#contract/users/contract.ts';

export type Person = Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;

export interface Reported {
  targetType: ReportTarget;
  targetId: string;
  /** Follows "Report", such as "this job" or "Maya Okafor". */
  name: string;
}

export type ModerationRequest =
  | { action: 'block'; person: Person }
  | { action: 'report'; reported: Reported; person: Person };

let request: ModerationRequest | null = null;
const listeners = new Set<() => void>();

/** A store, because the menu that opens the dialog has unmounted by then. */
export function setModerationRequest(next: ModerationRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

export const getModerationRequest = () => request;

export function subscribeToModeration(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
