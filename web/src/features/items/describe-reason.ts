import type { FeedReason } from '#contract/feed/contract.ts';

const shown = 2;

/** Why an item stands where it does, the strongest reason first; null where it is only new. */
export function describeReason(reason: FeedReason): string | null {
  const { matchingSkills, namedSkills, isConnection, courseCode, isSameSchool } = reason;
  const reasons = [
    matchingSkills > 0 && describeSkills(matchingSkills, namedSkills),
    isConnection && 'you are connected',
    courseCode && `you share a section of ${courseCode}`,
    isSameSchool && 'from your school',
  ].filter((words) => typeof words === 'string');
  return reasons.length > 0 ? reasons.slice(0, shown).join(' · ') : null;
}

function describeSkills(matching: number, named: number): string {
  return named === 1 ? 'you have the skill' : `you have ${matching} of ${named} skills`;
}
