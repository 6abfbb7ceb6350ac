import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { errorReport } from './error-report.ts';

const shared = {
  error: 'TypeError: x is not a function',
  timestamp: '2031-05-02T19:30:00.000Z',
  url: 'https://callboard.example/jobs/job_1',
};
const ofQuery = { type: 'query_error', ...shared, queryKey: ['/api/jobs', { q: 'harp' }] };
const ofMutation = { type: 'mutation_error', ...shared, variables: ['title', 'description'] };
const ofPage = { ...shared, stack: 'at Job', componentStack: 'in Job', userAgent: 'Firefox' };

describe('a report of an error', () => {
  it.each([
    ['query', ofQuery],
    ['change', ofMutation],
    ['page', ofPage],
  ])('is of a %s', (_, report) => {
    expect(errorReport.parse(report)).toEqual(report);
    expect(longestTexts(errorReport, report, ['error', 'url'])).toEqual({
      error: 4_000,
      url: 2_000,
    });
    for (const field of Object.keys(shared))
      expect(errorReport.safeParse({ ...report, [field]: undefined }).success).toBe(false);
  });

  it.each([
    { type: 'other_error', ...shared },
    { ...ofQuery, queryKey: undefined },
    { ...ofMutation, variables: undefined },
    { ...ofPage, stack: undefined },
  ])('is not %j', (report) => {
    expect(issuesOf(errorReport, report)).toEqual({ '': 'This is not valid.' });
  });

  it('holds a page of a stack', () => {
    const lengths = { stack: 8_000, componentStack: 8_000, userAgent: 500 };
    expect(longestTexts(errorReport, ofPage, Object.keys(lengths))).toEqual(lengths);
  });

  it('holds a key of 4,000 characters, quotation marks and all', () => {
    const ofLength = (length: number) => ({ ...ofQuery, queryKey: ['x'.repeat(length - 4)] });
    expect(errorReport.safeParse(ofLength(4_000)).success).toBe(true);
    expect(errorReport.safeParse(ofLength(4_001)).success).toBe(false);
  });

  it('names 50 fields at most, never what was in them', () => {
    const named = (length: number, name = 'title') => ({
      ...ofMutation,
      variables: Array.from({ length }, () => name),
    });
    expect(errorReport.safeParse(named(50, 'x'.repeat(100))).success).toBe(true);
    expect(errorReport.safeParse(named(51)).success).toBe(false);
    expect(errorReport.safeParse(named(1, 'x'.repeat(101))).success).toBe(false);
    expect(errorReport.safeParse({ ...ofMutation, variables: { title: 'A' } }).success).toBe(false);
  });
});
