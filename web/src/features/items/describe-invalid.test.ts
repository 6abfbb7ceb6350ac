import { expect, it } from 'vitest';
import { describeInvalid } from './describe-invalid.ts';

const titles = { blank: { title: 'Title required' }, other: 'Please look again' };

it.each([
  ['a blank field', { title: '  ' }, 'title', 'Please enter a title', 'Title required'],
  ['a filled field', { title: 'x' }, 'title', 'Please shorten it', 'Please look again'],
  ['a blank field without a title', { skills: [] }, 'skills', 'Too few', 'Please look again'],
])('names %s', (_, values, path, message, title) => {
  expect(describeInvalid({ path, message }, values, titles)).toEqual({
    title,
    description: message,
  });
});

it('prefers the heading of the message', () => {
  const issue = { path: 'title', message: 'Required fields missing: Please fill in the title' };
  expect(describeInvalid(issue, { title: '' }, titles)).toEqual({
    title: 'Required fields missing',
    description: 'Please fill in the title',
  });
});
