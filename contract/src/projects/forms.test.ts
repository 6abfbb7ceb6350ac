import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText, longestTexts } from '../testing/longest-texts.ts';
import { createProjectBody, crewBody, updateProjectBody } from './forms.ts';

const project = { title: 'The Last Wash' };
const noTitle = { title: 'Please enter the title of your project' };

it('a new project needs a title only', () => {
  expect(createProjectBody.parse({ title: ' The Last Wash ' })).toEqual({
    ...project,
    description: null,
    imageUrl: null,
  });
  expect(issuesOf(createProjectBody, {})).toEqual(noTitle);
});

it('a change of a project leaves alone what it does not name', () => {
  expect(updateProjectBody.parse({})).toEqual({});
  const nothing = { description: null, imageUrl: null };
  expect(updateProjectBody.parse(nothing)).toEqual(nothing);
});

describe.each([
  ['new', createProjectBody],
  ['changed', updateProjectBody],
])('a %s project', (_, body) => {
  it('keeps what it says, and a title', () => {
    const whole = { ...project, description: 'A short film', imageUrl: '/uploads/poster.jpg' };
    expect(body.parse(whole)).toEqual(whole);
    expect(issuesOf(body, { title: ' ' })).toEqual(noTitle);
  });

  it.each(['https://example.com/uploads/poster.jpg', 'poster.jpg', ''])(
    'does not show the poster %j',
    (imageUrl) => {
      expect(issuesOf(body, { ...project, imageUrl })).toEqual({
        imageUrl: 'Please upload a picture for the poster.',
      });
    },
  );

  it('has texts as long as their fields', () => {
    const lengths = { title: 100, description: 5_000 };
    expect(longestTexts(body, project, Object.keys(lengths))).toEqual(lengths);
    const takes = (name: string) =>
      body.safeParse({ ...project, imageUrl: `/uploads/${name}` }).success;
    expect(longestText(takes)).toBe(1_991);
  });
});

it('somebody of the crew may have a role', () => {
  expect(crewBody.parse({ role: ' Camera ' })).toEqual({ role: 'Camera' });
  expect(crewBody.parse({})).toEqual({ role: null });
  expect(longestTexts(crewBody, {}, ['role'])).toEqual({ role: 60 });
});
