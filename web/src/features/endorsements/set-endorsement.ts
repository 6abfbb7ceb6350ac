import type { MemberEndorsements } from '#contract/endorsements/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';

/** The endorsements of a member as they are once the viewer endorses a skill, or no longer does. */
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
