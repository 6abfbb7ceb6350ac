import type { UserSummary } from '#contract/users/contract.ts';

export interface MediaCaption {
  author: UserSummary;
  text: string;
}
