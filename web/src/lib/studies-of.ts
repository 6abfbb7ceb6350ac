import type { UserSummary } from '#contract/users/contract.ts';

type Studies = Pick<UserSummary, 'major' | 'graduationYear'>;

/** For whoever has not said what they study. */
export const anyStudent = 'Arts student';

/** What a member studies and until when, in one line. */
export function studiesOf({ major, graduationYear }: Studies): string {
  if (!major) return anyStudent;
  return graduationYear ? `${major} · ${graduationYear}` : major;
}
