import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { createCommentBody, updateCommentBody } from './forms.ts';

describe.each([
  ['new', createCommentBody],
  ['changed', updateCommentBody],
])('a %s comment', (_, body) => {
  it('mentions nobody unless it says so', () => {
    expect(body.parse({ text: ' Lovely! ' })).toEqual({ text: 'Lovely!', mentions: [] });
    const whole = { text: 'Lovely, @Ann Lee', mentions: ['user_ann'] };
    expect(body.parse(whole)).toEqual(whole);
  });

  it.each([undefined, '', ' \n', '\u200b'])('needs words, not %j', (text) => {
    expect(issuesOf(body, { text })).toEqual({ text: 'Please write something first.' });
  });

  it('mentions 20 people at most', () => {
    const people = Array.from({ length: 21 }, (_person, at) => `user_${at}`);
    expect(issuesOf(body, { text: 'All', mentions: people.slice(1) })).toEqual({});
    expect(issuesOf(body, { text: 'All', mentions: people })).toEqual({
      mentions: 'Please mention 20 people or fewer.',
    });
  });

  it('has 5,000 characters at most', () => {
    expect(longestTexts(body, {}, ['text'])).toEqual({ text: 5_000 });
  });
});

it('a new comment may answer another one', () => {
  const parse = (replyTo: unknown) => createCommentBody.parse({ text: 'Yes', replyTo }).replyTo;
  expect([parse('comment_1'), parse(null)]).toEqual(['comment_1', null]);
  expect(issuesOf(createCommentBody, { text: 'Yes', replyTo: '' })).toEqual({
    replyTo: 'This must be 1 character at least.',
  });
});
