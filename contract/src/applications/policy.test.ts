import { expect, it } from 'vitest';
import { canDecideApplication, canSeeApplication, canWithdrawApplication } from './policy.ts';

const application = { applicantId: 'user_applicant', job: { authorId: 'user_owner' } };
const people = {
  applicant: { id: 'user_applicant', isAdmin: false },
  owner: { id: 'user_owner', isAdmin: false },
  administrator: { id: 'user_admin', isAdmin: true },
  member: { id: 'user_member', isAdmin: false },
};

it.each([
  ['seen', canSeeApplication, ['applicant', 'owner', 'administrator']],
  ['decided', canDecideApplication, ['owner']],
  ['withdrawn', canWithdrawApplication, ['applicant']],
] as const)('an application is %s by the right people only', (_, may, expected) => {
  const allowed = Object.entries(people).filter(([, viewer]) => may(viewer, application));
  expect(allowed.map(([name]) => name)).toEqual(expected);
});
