import { describe, expect, it } from 'vitest';
import { datesOfFrame } from './dates-of-frame.ts';

describe('datesOfFrame', () => {
  const noon = Date.parse('2026-03-10T16:00:00Z');

  it('ends today and counts today among its days', () => {
    expect(datesOfFrame('7d', noon)).toEqual({ startDate: '2026-03-04', endDate: '2026-03-10' });
    expect(datesOfFrame('30d', noon)).toEqual({ startDate: '2026-02-09', endDate: '2026-03-10' });
  });

  it('begins yesterday for 24 hours', () => {
    expect(datesOfFrame('24h', noon)).toEqual({ startDate: '2026-03-09', endDate: '2026-03-10' });
  });
});
