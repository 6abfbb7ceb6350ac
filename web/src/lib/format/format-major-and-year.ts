import type { UserSummary } from '#contract/users/contract.ts';

type Studies = Pick<UserSummary, 'major' | 'graduationYear'>;

/** Shown for members without a major. */
export const noMajorLabel = 'Arts student';

export function formatMajorAndYear({ major, graduationYear }: Studies): string {
  if (!major) return noMajorLabel;
  return graduationYear ? `${major} · ${graduationYear}` : major;
}
