import { expect, it } from 'vitest';
import { issuesByField, withoutIssues } from './form-issues.ts';

it('keeps the first message of each field', () => {
  const found = [
    { path: 'title', message: 'Too long' },
    { path: 'title', message: 'Too loud' },
    { path: 'skills.3', message: 'A skill needs a name.' },
  ];
  expect(issuesByField(found)).toEqual({ title: 'Too long', skills: 'A skill needs a name.' });
});

it('removes the issues of the named fields only', () => {
  expect(withoutIssues({ title: 'Too long', budget: 'Too low' }, ['title', 'location'])).toEqual({
    budget: 'Too low',
  });
});
