import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { requestBody } from './forms.ts';

describe('a request to connect', () => {
  const request = { addresseeId: 'user_2' };

  it('is for somebody, with or without a note', () => {
    expect(requestBody.parse(request)).toEqual(request);
    expect(requestBody.parse({ ...request, note: ' We met on set. ' }).note).toBe('We met on set.');
    expect(requestBody.parse({ ...request, note: ' ' }).note).toBeNull();
    expect(issuesOf(requestBody, {})).toEqual({ addresseeId: 'This is required.' });
  });

  it('has a note of 300 characters at most', () => {
    expect(longestTexts(requestBody, request, ['note'])).toEqual({ note: 300 });
  });
});
