import { describe, expect, it } from 'vitest';
import { refusalOfSignOut, refusalOfSuspension } from './policy.ts';

const administrator = { id: 'user_admin', isAdmin: true, role: null };
const moderator = { id: 'user_mod', isAdmin: false, role: 'moderator' } as const;
const analyst = { id: 'user_analyst', isAdmin: false, role: 'analyst' } as const;
const member = { id: 'user_1', isAdmin: false, role: null, isProtected: false };

const protectedOwner = { id: 'user_owner', isAdmin: true, role: null, isProtected: true };

describe('signing a member out everywhere', () => {
  it.each([
    ['a member', member, null],
    ['another moderator', { ...moderator, isProtected: false }, null],
    [
      'themselves',
      { ...administrator, isProtected: false },
      'To sign yourself out everywhere, please use your settings.',
    ],
    [
      'the protected account',
      protectedOwner,
      'This account is protected: only its owner can sign it out.',
    ],
  ])('an administrator signs out %s', (_, subject, refusal) => {
    expect(refusalOfSignOut(administrator, subject)).toBe(refusal);
  });
});

describe('suspending a member', () => {
  const notTheirs = 'Only moderators and administrators can suspend a member.';
  const ofStaff = 'Only an administrator can suspend someone who looks after Callboard.';

  it.each([
    ['an administrator', 'a member', administrator, member, null],
    ['a moderator', 'a member', moderator, member, null],
    ['an analyst', 'a member', analyst, member, notTheirs],
    ['a member', 'a member', { ...member, id: 'user_2' }, member, notTheirs],
    ['a moderator', 'an analyst', moderator, { ...analyst, isProtected: false }, ofStaff],
    [
      'a moderator',
      'an administrator',
      moderator,
      { ...administrator, isProtected: false },
      ofStaff,
    ],
    ['an administrator', 'a moderator', administrator, { ...moderator, isProtected: false }, null],
    [
      'an administrator',
      'the protected account',
      administrator,
      protectedOwner,
      'This account is protected and cannot be suspended.',
    ],
    [
      'a moderator',
      'themselves',
      moderator,
      { ...moderator, isProtected: false },
      'You cannot suspend yourself.',
    ],
  ])('%s suspends %s', (_, _subject, actor, subject, refusal) => {
    expect(refusalOfSuspension(actor, subject)).toBe(refusal);
  });
});
