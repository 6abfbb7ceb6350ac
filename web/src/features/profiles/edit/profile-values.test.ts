import { expect, it } from 'vitest';
import { profileForm } from '#contract/profiles/forms.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { instagramUsername, profileToValues } from './profile-values.ts';

it.each([
  ['https://www.instagram.com/maya.okafor', 'maya.okafor'],
  ['https://instagram.com/maya/?hl=en', 'maya'],
  [null, ''],
  ['not an address', ''],
])('shows %s as "%s"', (url, username) => {
  expect(instagramUsername(url)).toBe(username);
});

const member = {
  firstName: 'Maya',
  lastName: 'Okafor',
  school: 'Tisch School of the Arts',
  major: 'Drama',
  graduationYear: 2027,
} as CurrentUser;

it('fills the form with what the contract takes', () => {
  expect(profileForm.safeParse(profileToValues(member)).success).toBe(true);
});

it.each([
  ['firstName', '', 'First name is required'],
  ['lastName', ' ', 'Last name is required'],
  ['school', '', 'School is required'],
  ['major', '', 'Major is required'],
  ['graduationYear', '', 'Graduation year is required'],
  ['website', 'javascript:alert(1)', 'Please enter a valid URL'],
])('refuses %s "%s" in its own words', (name, value, message) => {
  const { error } = profileForm.safeParse({ ...profileToValues(member), [name]: value });
  expect(error?.issues).toMatchObject([{ path: [name], message }]);
});
