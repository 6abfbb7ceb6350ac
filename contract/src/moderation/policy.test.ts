import { describe, expect, it } from 'vitest';
import { reportTargets } from './forms.ts';
import { canBlock, canReport, isToldOfDismissal, refusalOfDecision } from './policy.ts';

const moderator = { id: 'user_mod', isAdmin: false, role: 'moderator' } as const;
const administrator = { id: 'user_admin', isAdmin: true, role: null };

it('lets members block and report each other, not themselves', () => {
  const viewer = { id: 'user_1' };
  expect([canBlock(viewer, { id: 'user_2' }), canBlock(viewer, viewer)]).toEqual([true, false]);
  expect(canReport(viewer, { ownerId: 'user_2' })).toBe(true);
  expect(canReport(viewer, { ownerId: 'user_1' })).toBe(false);
});

describe('who may decide a report', () => {
  const ofOneself =
    'This report is about you, so another administrator has to decide. Where there is none, the school has to name one first.';
  const ofStaff =
    'Only an administrator can decide a report about someone who looks after Callboard.';
  const byOneself =
    'You reported this yourself, so another moderator or administrator has to decide.';
  const member = { id: 'user_1', isStaff: false };
  const staff = { id: 'user_2', isStaff: true };

  it.each([
    ['a moderator', 'about a member', moderator, member, false, null],
    ['a moderator', 'about nobody', moderator, null, false, null],
    ['a moderator', 'about staff', moderator, staff, false, ofStaff],
    ['an administrator', 'about staff', administrator, staff, false, null],
    ['a moderator', 'about a member, of their own', moderator, member, true, byOneself],
    ['an administrator', 'about nobody, of their own', administrator, null, true, byOneself],
    [
      'an administrator',
      'about themselves',
      administrator,
      { id: 'user_admin', isStaff: true },
      false,
      ofOneself,
    ],
  ])('%s, one %s', (_, _about, viewer, subject, reportedByViewer, refusal) => {
    expect(refusalOfDecision(viewer, { subject, reportedByViewer })).toBe(refusal);
  });
});

it('tells of a dismissed report only with a note, and never about a message', () => {
  const told = reportTargets.filter((target) => isToldOfDismissal(target, 'All is well.'));
  expect(told).toEqual(reportTargets.filter((target) => target !== 'message'));
  for (const note of [null, '']) expect(isToldOfDismissal('post', note)).toBe(false);
});
