import type { CurrentUser } from '#contract/users/contract.ts';

const newcomerDays = 14;

/** For two weeks the home page begins with calls and people. */
export function isNewcomer({ createdAt }: CurrentUser, now: number): boolean {
  return now - Date.parse(createdAt) < newcomerDays * 86_400_000;
}
