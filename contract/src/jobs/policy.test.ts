import { describe, expect, it } from 'vitest';
import { canApplyToJob, canEditJob, canSaveJob, canSeeApplicants } from './policy.ts';

const job = { authorId: 'user_author' };
const author = { id: 'user_author', isAdmin: false, role: null };
const member = { id: 'user_member', isAdmin: false, role: null };
const administrator = { id: 'user_admin', isAdmin: true, role: null };

describe('a job', () => {
  it.each([
    ['edited', canEditJob, { author: true, member: false, administrator: true }],
    ['saved', canSaveJob, { author: false, member: true, administrator: true }],
    ['applied to', canApplyToJob, { author: false, member: true, administrator: true }],
    [
      'asked for its applicants',
      canSeeApplicants,
      { author: true, member: false, administrator: true },
    ],
  ] as const)('is %s by the right people only', (_, may, expected) => {
    expect({
      author: may(author, job),
      member: may(member, job),
      administrator: may(administrator, job),
    }).toEqual(expected);
  });
});
