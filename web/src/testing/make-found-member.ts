import type { FoundMember } from '#contract/discover/contract.ts';
import { noConnection } from '#web/features/connections/connection-changes.ts';
import { makeMember } from './make-member.ts';

/** A member as Discover finds them, with nothing but a name and studies. */
export function makeFoundMember(part: Partial<FoundMember> = {}): FoundMember {
  const nothing = { bio: null, skills: [], works: [], reason: null };
  return { ...makeMember(), ...nothing, connection: noConnection, ...part };
}
