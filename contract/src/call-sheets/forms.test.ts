import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText, longestTexts } from '../testing/longest-texts.ts';
import { contactBody, updateCallSheetBody } from './forms.ts';

const call = { label: 'Crew call', at: '2031-05-02T06:30:00-04:00' };

describe('a change of a call sheet', () => {
  it('leaves alone what it does not name, and empties the rest', () => {
    expect(updateCallSheetBody.parse({})).toEqual({});
    expect(updateCallSheetBody.parse({ place: ' ', notes: null, calls: [] })).toEqual({
      place: null,
      notes: null,
      calls: [],
    });
  });

  it('keeps what it says', () => {
    const whole = { place: 'Studio 3', notes: 'Bring gloves.', calls: [call] };
    expect(updateCallSheetBody.parse(whole)).toEqual(whole);
  });

  it.each([
    [{ label: ' ' }, { 'calls.0.label': 'Please say what happens at each time.' }],
    [{ at: 'early' }, { 'calls.0.at': 'Each row needs a date and a time.' }],
    [{ at: '2031-05-02' }, { 'calls.0.at': 'Each row needs a date and a time.' }],
    [
      { at: '2200-01-01T06:30:00Z' },
      { 'calls.0.at': 'Please choose a date before the year 2200.' },
    ],
  ])('is refused with %j', (wrong, issues) => {
    expect(issuesOf(updateCallSheetBody, { calls: [{ ...call, ...wrong }] })).toEqual(issues);
  });

  it('lists 20 times at most', () => {
    const calls = Array.from({ length: 21 }, () => call);
    expect(issuesOf(updateCallSheetBody, { calls: calls.slice(1) })).toEqual({});
    expect(issuesOf(updateCallSheetBody, { calls })).toEqual({
      calls: 'Please list 20 times at most.',
    });
  });

  it('has texts as long as their fields', () => {
    const lengths = { place: 300, notes: 5_000 };
    expect(longestTexts(updateCallSheetBody, {}, Object.keys(lengths))).toEqual(lengths);
    const takes = (label: string) =>
      updateCallSheetBody.safeParse({ calls: [{ ...call, label }] }).success;
    expect(longestText(takes)).toBe(80);
  });
});

it('address and number are shared one by one', () => {
  const contact = { sharesEmail: true, sharesPhone: false };
  expect(contactBody.parse(contact)).toEqual(contact);
  expect(issuesOf(contactBody, { sharesEmail: true })).toEqual({
    sharesPhone: 'This is required.',
  });
});
