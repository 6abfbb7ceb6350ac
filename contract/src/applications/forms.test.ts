import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { applicationStatuses, applyBody, decideBody } from './forms.ts';

const idsOf = (length: number) => Array.from({ length }, (_, at) => `id_${at}`);

describe('an application', () => {
  it('may be sent without a word', () => {
    expect(applyBody.parse({})).toEqual({ message: '', positionIds: [], portfolioItemIds: [] });
  });

  it('names each position and work once, in their order', () => {
    const application = {
      message: ' I have a van. ',
      positionIds: ['b', 'a', 'b'],
      portfolioItemIds: ['x', 'x'],
    };
    expect(applyBody.parse(application)).toEqual({
      message: 'I have a van.',
      positionIds: ['b', 'a'],
      portfolioItemIds: ['x'],
    });
  });

  it('names 20 positions and 3 works at most', () => {
    const most = { positionIds: idsOf(20), portfolioItemIds: idsOf(3) };
    expect(issuesOf(applyBody, most)).toEqual({});
    expect(issuesOf(applyBody, { positionIds: idsOf(21), portfolioItemIds: idsOf(4) })).toEqual({
      positionIds: 'Please choose from the positions of this job.',
      portfolioItemIds: 'Please attach 3 works at most.',
    });
  });

  it('has 5,000 characters at most', () => {
    expect(longestTexts(applyBody, {}, ['message'])).toEqual({ message: 5_000 });
  });
});

describe('a decision', () => {
  it.each(applicationStatuses)('may be %s, with a note and a position', (status) => {
    const decision = { status, note: 'Bring gloves.', positionId: 'position_1' };
    expect(decideBody.parse(decision)).toEqual(decision);
    expect(decideBody.parse({ status })).toEqual({ status });
  });

  it.each([
    [{ status: 'maybe' }, { status: 'This must be one of: pending, accepted, rejected.' }],
    [{ note: '\u200b' }, { note: 'Please write the note as text.' }],
    [{ note: 7 }, { note: 'Please write the note as text.' }],
    [{ note: '' }, {}],
  ])('with %j: %j', (changed, issues) => {
    expect(issuesOf(decideBody, { status: 'accepted', ...changed })).toEqual(issues);
  });

  it('has a note of 1,000 characters at most', () => {
    expect(longestTexts(decideBody, { status: 'accepted' }, ['note'])).toEqual({ note: 1_000 });
  });
});
