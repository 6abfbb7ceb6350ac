import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changeSearch, parseSearch } from './search-params.ts';

const schema = z.object({
  mode: z.enum(['login', 'signup']).default('login'),
  year: z.coerce.number().int().optional(),
});

describe('parseSearch', () => {
  it('reads what the schema allows', () => {
    expect(parseSearch(schema, new URLSearchParams('mode=signup&year=2027'))).toEqual({
      mode: 'signup',
      year: 2027,
    });
  });

  it('treats a value that is not allowed as absent and keeps the others', () => {
    expect(parseSearch(schema, new URLSearchParams('mode=hack&year=2027'))).toEqual({
      mode: 'login',
      year: 2027,
    });
  });
});

describe('changeSearch', () => {
  it('sets, replaces and takes away, and leaves the rest', () => {
    const next = changeSearch(new URLSearchParams('a=1&b=2&c=3'), { a: 9, b: null });
    expect(next.toString()).toBe('a=9&c=3');
  });
});
