import type { MemberEndorsements } from '#contract/endorsements/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';

/** The member's endorsements after the viewer adds or removes one. */
export function setEndorsement(
  all: MemberEndorsements,
  skill: string,
  viewer: UserSummary,
  isMine: boolean,
): MemberEndorsements {
  const before = all.skills.find((one) => one.skill === skill) ?? {
    skill,
    count: 0,
    endorsers: [],
    isMine: false,
  };
  if (before.isMine === isMine) return all;
  const others = before.endorsers.filter(({ id }) => id !== viewer.id);
  const after = {
    ...before,
    isMine,
    count: before.count + (isMine ? 1 : -1),
    endorsers: isMine ? [viewer, ...others] : others,
  };
  const isKnown = all.skills.includes(before);
  return {
    ...all,
    skills: isKnown
      ? all.skills.map((one) => (one === before ? after : one))
      : [...all.skills, after],
  };
}
