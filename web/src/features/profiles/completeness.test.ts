import { expect, it } from 'vitest';
import type { CurrentUser } from '#contract/users/contract.ts';
import { completeness } from './completeness.ts';

const today = new Date(2026, 10, 15);
const bare = {
  school: null,
  major: null,
  graduationYear: null,
  profileImageUrl: null,
  bio: null,
  skills: [] as string[],
  portfolioUrl: null,
  website: null,
  instagramUrl: null,
  linkedinUrl: null,
  twitterUrl: null,
  youtubeUrl: null,
  imdbUrl: null,
} as CurrentUser;

const whole: CurrentUser = {
  ...bare,
  school: 'Tisch School of the Arts',
  major: 'Drama',
  graduationYear: 2027,
  profileImageUrl: '/uploads/face.webp',
  bio: 'I act.',
  skills: ['Acting', 'Directing', 'Writing'],
  website: 'https://example.com',
};
const made = { works: 1, courses: 1 };

it('begins with the studies', () => {
  expect(completeness(bare, { works: 0, courses: 0 }, today)).toMatchObject({
    done: 0,
    total: 7,
    next: { key: 'studies' },
  });
});

it('asks for nothing more when everything is there', () => {
  expect(completeness(whole, made, today)).toEqual({ done: 7, total: 7, next: null });
});

it.each([
  ['studies', { major: null }, made],
  ['photo', { profileImageUrl: null }, made],
  ['skills', { skills: ['Acting', 'Directing'] }, made],
  ['portfolio', {}, { works: 0, courses: 1 }],
  ['bio', { bio: null }, made],
  ['links', { website: null }, made],
  ['courses', {}, { works: 1, courses: 0 }],
] as const)('names %s when only that is missing', (key, change, has) => {
  const found = completeness({ ...whole, ...change } as CurrentUser, has, today);
  expect(found).toMatchObject({ done: 6, next: { key } });
});

it('expects no courses of an alumna', () => {
  const alumna = { ...whole, graduationYear: 2010 };
  expect(completeness(alumna, { works: 1, courses: 0 }, today)?.next).toBeNull();
});

it('says nothing before it knows', () => {
  expect(completeness(whole, { works: undefined, courses: 1 }, today)).toBeNull();
});
