import { describe, expect, it } from 'vitest';
import { isFilled } from '#contract/jobs/positions.ts';
import { makeJob, makePosition } from '#web/testing/make-job.ts';
import { getJobState, openPositions } from './job-state.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const expired = '2026-03-01T12:00:00.000Z';
const gaffer = makePosition({ wanted: 2, filled: 1 });
const grip = makePosition({ id: 'position_2', role: 'Grip', wanted: 1, filled: 1 });

describe('getJobState', () => {
  it.each([
    ['open', {}],
    ['expired', { expiresAt: expired }],
    ['open', { positions: [gaffer, grip] }],
    ['filled', { positions: [grip] }],
    ['filled', { positions: [grip], expiresAt: expired }],
  ] as const)('is %s with %o', (state, part) => {
    const job = makeJob({ ...part, positions: 'positions' in part ? [...part.positions] : [] });
    expect(getJobState(job, now)).toBe(state);
    expect(isFilled(job.positions)).toBe(state === 'filled');
  });
});

it('names the positions that still need people', () => {
  expect(openPositions({ positions: [gaffer, grip] })).toEqual([gaffer]);
});
