import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { adminPostBody, roleBody, suspendBody, updateUserBody } from './forms.ts';

describe('a change of a member', () => {
  it('leaves alone what it does not name, and takes no role', () => {
    expect(updateUserBody.parse({})).toEqual({});
    expect(updateUserBody.parse({ id: 'user_2', isAdmin: true, role: 'moderator' })).toEqual({});
  });

  it('keeps what it says', () => {
    const whole = {
      firstName: 'Maya',
      lastName: 'Lin',
      email: 'maya@school.edu',
      bio: 'Editor',
      school: 'Tisch',
      major: 'Film',
      graduationYear: 2031,
      phoneNumber: '555 0100',
      skills: ['Editing'],
      website: 'https://maya.example',
      instagramUrl: 'https://instagram.com/maya',
      linkedinUrl: 'https://linkedin.com/in/maya',
      twitterUrl: 'https://x.com/maya',
    };
    expect(updateUserBody.parse(whole)).toEqual(whole);
  });

  it.each(['bio', 'school', 'major', 'graduationYear', 'phoneNumber', 'website', 'instagramUrl'])(
    'empties %s',
    (field) => {
      expect(updateUserBody.parse({ [field]: null })).toEqual({ [field]: null });
    },
  );

  it.each([
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ lastName: '' }, { lastName: 'Last name is required' }],
    [{ email: 'maya' }, { email: 'Please enter a valid e-mail address.' }],
    [{ graduationYear: 1899 }, { graduationYear: 'Please enter a year after 1900.' }],
    [{ graduationYear: 2101 }, { graduationYear: 'Please enter a year before 2100.' }],
    [{ graduationYear: 2031.5 }, { graduationYear: 'Please enter a year.' }],
    [{ graduationYear: '1900' }, {}],
    [{ graduationYear: 2100 }, {}],
    [{ twitterUrl: 'maya' }, { twitterUrl: 'Please enter a valid URL' }],
    [
      { skills: Array.from({ length: 61 }, (_, at) => `Skill ${at}`) },
      { skills: 'Please choose 60 skills at most.' },
    ],
  ])('with %j: %j', (change, issues) => {
    expect(issuesOf(updateUserBody, change)).toEqual(issues);
  });

  it('has texts as long as their fields', () => {
    const lengths = { bio: 2_000, school: 100, major: 100, phoneNumber: 40 };
    expect(longestTexts(updateUserBody, {}, Object.keys(lengths))).toEqual(lengths);
  });
});

describe('a suspension', () => {
  it.each([undefined, '', ' \n', '\u200b'])('needs a reason, not %j', (reason) => {
    expect(issuesOf(suspendBody, { reason })).toEqual({
      reason: 'Please give a reason: the member will read it.',
    });
  });

  it('has an end, or none', () => {
    const until = '2031-05-02T19:30:00Z';
    expect(suspendBody.parse({ reason: ' Spam ', until })).toEqual({ reason: 'Spam', until });
    for (const none of [{}, { until: null }])
      expect(suspendBody.parse({ reason: 'Spam', ...none })).toEqual({
        reason: 'Spam',
        until: null,
      });
    expect(issuesOf(suspendBody, { reason: 'Spam', until: '2031-05-02' })).toEqual({
      until: 'This is not in the right form.',
    });
  });

  it('has a reason of 1,000 characters at most', () => {
    expect(longestTexts(suspendBody, {}, ['reason'])).toEqual({ reason: 1_000 });
  });
});

it('a member may be named moderator or analyst, or neither, and never administrator', () => {
  for (const role of ['moderator', 'analyst', null])
    expect(roleBody.parse({ role })).toEqual({ role });
  expect(issuesOf(roleBody, { role: 'admin' })).toEqual({
    role: 'This must be one of: moderator, analyst.',
  });
});

it('a post keeps some words', () => {
  expect(adminPostBody.parse({ content: ' Edited ' })).toEqual({ content: 'Edited' });
  expect(issuesOf(adminPostBody, { content: ' ' })).toEqual({
    content: 'Post content cannot be empty.',
  });
  expect(longestTexts(adminPostBody, {}, ['content'])).toEqual({ content: 10_000 });
});
