import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { createSavedSearchBody, deliveries, updateSavedSearchBody } from './forms.ts';

const anything = {
  q: null,
  skills: [],
  school: null,
  major: null,
  payment: 'all',
  type: null,
  delivery: 'bell',
};
const nothingChosen = { '': 'Please search for a word or choose a filter first.' };
const noDelivery = { delivery: 'Please choose bell, daily, weekly or none.' };

describe('a search to save', () => {
  it.each([
    { q: 'harp' },
    { skills: ['Editing'] },
    { school: 'Tisch' },
    { major: 'Film' },
    { payment: 'paid' },
    { type: 'internship' },
  ])('needs one filter: %j', (filter) => {
    expect(createSavedSearchBody.parse(filter)).toEqual({ ...anything, ...filter });
  });

  it.each([{}, { q: ' ' }, { delivery: 'weekly' }, anything])('is not %j', (filters) => {
    expect(issuesOf(createSavedSearchBody, filters)).toEqual(nothingChosen);
  });

  it('reads a type as jobs do', () => {
    expect(createSavedSearchBody.parse({ type: 'full time' }).type).toBe('full-time');
  });

  it.each([
    [{ payment: 'free' }, { payment: 'This must be one of: all, paid, unpaid.' }],
    [{ type: 'hobby' }, { type: 'Please choose one of the types.' }],
    [{ delivery: 'hourly' }, noDelivery],
    [
      { skills: Array.from({ length: 25 }, (_, at) => `Skill ${at}`) },
      { skills: 'Please choose 24 skills at most.' },
    ],
  ])('is refused with %j', (wrong, issues) => {
    expect(issuesOf(createSavedSearchBody, { q: 'harp', ...wrong })).toEqual(issues);
  });

  it('has texts as long as their fields', () => {
    const lengths = { q: 200, school: 100, major: 100 };
    expect(longestTexts(createSavedSearchBody, { q: 'harp' }, Object.keys(lengths))).toEqual(
      lengths,
    );
  });
});

describe('how new jobs are told', () => {
  it.each(deliveries)('may be %s', (delivery) => {
    expect(updateSavedSearchBody.parse({ delivery })).toEqual({ delivery });
    expect(createSavedSearchBody.parse({ q: 'harp', delivery }).delivery).toBe(delivery);
  });

  it('is not hourly', () => {
    expect(issuesOf(updateSavedSearchBody, { delivery: 'hourly' })).toEqual(noDelivery);
  });
});
