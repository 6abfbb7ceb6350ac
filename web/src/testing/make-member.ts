import { schools } from '#contract/catalogue/schools.ts';
import type { UserSummary } from '#contract/users/contract.ts';

/** Another member, as cards and bylines show them. */
export function makeMember(part: Partial<UserSummary> = {}): UserSummary {
  const [{ name, programmes }] = schools;
  return {
    id: 'user_jonas',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    school: name,
    major: programmes[0],
    program: null,
    graduationYear: 2026,
    profileImageUrl: null,
    ...part,
  };
}
