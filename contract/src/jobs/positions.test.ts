import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText } from '../testing/longest-texts.ts';
import { isFilled, position, positionList } from './positions.ts';

const listOf = (length: number) => Array.from({ length }, () => ({ role: 'Grip' }));

describe('the positions of a crew call', () => {
  it('ask for one unpaid person unless they say more', () => {
    expect(positionList.parse([{ role: ' Grip ' }])).toEqual([
      { role: 'Grip', wanted: 1, paymentType: 'unpaid', skills: [] },
    ]);
    const known = {
      id: 'position_1',
      role: 'Grip',
      wanted: 3,
      paymentType: 'credit',
      skills: ['Rigging'],
    };
    expect(positionList.parse([known])).toEqual([known]);
  });

  it('are 20 at most', () => {
    expect(issuesOf(positionList, listOf(20))).toEqual({});
    expect(issuesOf(positionList, listOf(21))).toEqual({ '': 'Please list 20 positions at most.' });
  });

  it.each([1, 100])('ask for %i people', (wanted) => {
    expect(issuesOf(positionList, [{ role: 'Grip', wanted }])).toEqual({});
  });

  it.each([0, 101, 1.5, '2', null])('do not ask for %j people', (wanted) => {
    expect(issuesOf(positionList, [{ role: 'Grip', wanted }])).toEqual({
      '0.wanted': 'Please ask for 1 to 100 people per position.',
    });
  });

  it.each([
    [{ role: ' ' }, { '0.role': 'Each position needs a role.' }],
    [{}, { '0.role': 'Each position needs a role.' }],
    [{ role: 'Grip', skills: [''] }, { '0.skills.0': 'A skill needs a name.' }],
    [
      { role: 'Grip', skills: Array.from({ length: 13 }, (_, at) => `Skill ${at}`) },
      { '0.skills': 'Please choose 12 skills at most.' },
    ],
  ])('are refused with %j', (position, issues) => {
    expect(issuesOf(positionList, [position])).toEqual(issues);
  });

  it('have roles of 80 characters at most', () => {
    expect(longestText((role) => positionList.safeParse([{ role }]).success)).toBe(80);
  });
});

it('a position says how many people it still needs, and for what', () => {
  const grip = {
    id: 'position_1',
    role: 'Grip',
    wanted: 3,
    filled: 1,
    paymentType: 'paid',
    skills: ['Rigging'],
  };
  expect(position.parse(grip)).toEqual(grip);
});

describe(isFilled, () => {
  it.each([
    ['without positions', [], false],
    ['with an open seat', [[1, 0]], false],
    ['with every seat taken', [[1, 1]], true],
    [
      'with an open seat in one of two',
      [
        [2, 2],
        [3, 2],
      ],
      false,
    ],
    [
      'with every seat of two taken',
      [
        [2, 2],
        [3, 3],
      ],
      true,
    ],
  ])('a call %s', (_, seats, expected) => {
    const positions = seats.map(([wanted = 0, filled = 0]) => ({ wanted, filled }));
    expect(isFilled(positions)).toBe(expected);
  });
});
