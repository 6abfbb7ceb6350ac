import type { UserSummary } from '#contract/users/contract.ts';

type Studies = Pick<UserSummary, 'major' | 'graduationYear'>;

/** For whoever has not said what they study. */
export const noMajorLabel = 'Arts student';

/** What a member studies and until when, in one line. */
export function formatMajorAndYear({ major, graduationYear }: Studies): string {
  if (!major) return noMajorLabel;
  return graduationYear ? `${major} · ${graduationYear}` : major;
}
