import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { link, profileForm, updateProfileBody } from './forms.ts';

const links = [
  'portfolioUrl',
  'website',
  'linkedinUrl',
  'twitterUrl',
  'youtubeUrl',
  'imdbUrl',
] as const;
const noLinks = Object.fromEntries(links.map((field) => [field, null]));
const profile = {
  firstName: 'Maya',
  lastName: 'Lin',
  school: 'Tisch',
  major: 'Film',
  graduationYear: 2031,
  bio: null,
  phoneNumber: null,
  instagramUsername: null,
  ...noLinks,
};
const required = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  school: 'School is required',
  major: 'Major is required',
  graduationYear: 'Graduation year is required',
};

describe('a profile', () => {
  it('needs a name, a school, a major and a year', () => {
    const nothing = { firstName: ' ', lastName: '', school: '', major: '', graduationYear: '' };
    expect(issuesOf(profileForm, { ...profile, ...nothing })).toEqual(required);
    expect(
      issuesOf(profileForm, { bio: null, phoneNumber: null, instagramUsername: null, ...noLinks }),
    ).toEqual(required);
    expect(profileForm.parse({ ...profile, firstName: ' Maya ', bio: ' ' })).toEqual(profile);
  });

  it.each([1900, 2100, '2031'])('has the year %j', (graduationYear) => {
    expect(issuesOf(profileForm, { ...profile, graduationYear })).toEqual({});
  });

  it.each([1899, 2101, 2031.5, 'soon', ''])('does not have the year %j', (graduationYear) => {
    expect(issuesOf(profileForm, { ...profile, graduationYear })).toEqual({
      graduationYear: 'Graduation year is required',
    });
  });

  it('has texts as long as their fields', () => {
    const lengths = {
      firstName: 60,
      lastName: 60,
      school: 100,
      major: 100,
      bio: 2_000,
      phoneNumber: 40,
      instagramUsername: 30,
    };
    expect(longestTexts(profileForm, profile, Object.keys(lengths))).toEqual(lengths);
  });

  it.each([
    ['maya.lin_7', 'maya.lin_7'],
    [' @maya ', 'maya'],
    ['@', null],
    ['', null],
    [null, null],
  ])('reads the name %j on Instagram as %j', (instagramUsername, expected) => {
    expect(profileForm.parse({ ...profile, instagramUsername }).instagramUsername).toBe(expected);
  });

  it.each(['maya lin', '@@maya', 'maya@', 'instagram.com/maya', 'maya!'])(
    'has no name on Instagram such as %j',
    (instagramUsername) => {
      expect(issuesOf(profileForm, { ...profile, instagramUsername })).toEqual({
        instagramUsername: 'Please enter only the username',
      });
    },
  );

  it.each(links)('takes an address of the web at %s, and nothing else', (field) => {
    expect(profileForm.parse({ ...profile, [field]: 'maya.example' })[field]).toBe(
      'https://maya.example',
    );
    expect(issuesOf(profileForm, { ...profile, [field]: 'javascript:alert(1)' })).toEqual({
      [field]: 'Please enter a valid URL',
    });
  });
});

describe('a link', () => {
  const tooLong = 'Please keep this to 500 characters or fewer.';
  const addressOf = (length: number) => 'https://maya.example/'.padEnd(length, 'x');

  it.each([
    [' https://maya.example/reel ', 'https://maya.example/reel'],
    ['', null],
    ['  ', null],
    [null, null],
  ])('%j is %j', (typed, expected) => {
    expect(link.parse(typed)).toBe(expected);
  });

  it.each([
    ['maya', 'Please enter a valid URL'],
    ['ftp://maya.example', 'Please enter a valid URL'],
    [addressOf(501), tooLong],
    [addressOf(500).slice('https://'.length + 1), undefined],
    [addressOf(501).slice('https://'.length), tooLong],
    [addressOf(500), undefined],
  ])('%s: %s', (typed, sentence) => {
    expect(issuesOf(link, typed)['']).toBe(sentence);
  });
});

describe('a change of a profile', () => {
  it('leaves alone what it does not name, and takes no role', () => {
    expect(updateProfileBody.parse({})).toEqual({});
    expect(updateProfileBody.parse({ id: 'user_2', isAdmin: true, email: 'x@y.zz' })).toEqual({});
  });

  it('may be about skills, courses and one field', () => {
    const change = { bio: null, skills: ['Editing'], hideCourses: true };
    expect(updateProfileBody.parse(change)).toEqual(change);
    expect(issuesOf(updateProfileBody, { firstName: ' ' })).toEqual({
      firstName: 'First name is required',
    });
  });

  it('has 60 skills at most', () => {
    const skills = Array.from({ length: 61 }, (_, at) => `Skill ${at}`);
    expect(issuesOf(updateProfileBody, { skills: skills.slice(1) })).toEqual({});
    expect(issuesOf(updateProfileBody, { skills })).toEqual({
      skills: 'Please choose 60 skills at most.',
    });
  });
});
