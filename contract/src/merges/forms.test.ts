import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { graduationCodes, graduationForm, mergeBody } from './forms.ts';

const merge = { primaryUserId: 'user_1', secondaryUserId: 'user_2' };
const missing = 'Missing information: Please enter both user IDs';

describe('a merge of two accounts', () => {
  it('is done at once unless it is only tried', () => {
    expect(mergeBody.parse({ ...merge, primaryUserId: ' user_1 ' })).toEqual({
      ...merge,
      dryRun: false,
    });
    expect(mergeBody.parse({ ...merge, dryRun: true }).dryRun).toBe(true);
  });

  it('needs both', () => {
    expect(issuesOf(mergeBody, {})).toEqual({ primaryUserId: missing, secondaryUserId: missing });
  });

  it.each(['', 'Maya Lin', 'user_', 'user_1 and more', 'xuser_1', `user_${'x'.repeat(60)}`])(
    'takes no name for an id: %j',
    (primaryUserId) => {
      expect(issuesOf(mergeBody, { ...merge, primaryUserId })).toEqual({ primaryUserId: missing });
    },
  );

  it('takes an id of 64 characters', () => {
    const primaryUserId = `user_${'x'.repeat(59)}`;
    expect(issuesOf(mergeBody, { ...merge, primaryUserId })).toEqual({});
  });

  it('is of two members', () => {
    expect(issuesOf(mergeBody, { ...merge, secondaryUserId: 'user_1 ' })).toEqual({
      secondaryUserId: 'Invalid selection: Primary and secondary users cannot be the same',
    });
  });
});

describe('a new address after graduation', () => {
  it('is an address', () => {
    expect(graduationForm.parse({ newEmail: ' Maya@Example.com ' })).toEqual({
      newEmail: 'maya@example.com',
    });
    expect(issuesOf(graduationForm, { newEmail: 'maya' })).toEqual({
      newEmail: 'Please enter a valid e-mail address.',
    });
  });

  it('is proved by a code from each address', () => {
    const codes = { currentCode: 'ABC123', newCode: 'DEF456' };
    expect(graduationCodes.parse({ ...codes, newCode: ' DEF456 ' })).toEqual(codes);
    expect(issuesOf(graduationCodes, {})).toEqual({
      currentCode: 'Please enter the code',
      newCode: 'Please enter the code',
    });
  });

  it.each(['', 'ABC12', 'ABC1234'])('does not take the code %j', (newCode) => {
    expect(issuesOf(graduationCodes, { currentCode: 'ABC123', newCode })).toEqual({
      newCode: 'The code has 6 characters.',
    });
  });
});
