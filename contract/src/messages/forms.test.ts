import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText, longestTexts } from '../testing/longest-texts.ts';
import { sendMessageBody, startConversationBody } from './forms.ts';

const to = { userId: 'user_2' };
const fileUrl = '/uploads/call-sheet.pdf';

describe.each([
  ['a message', sendMessageBody, {}],
  ['the first message', startConversationBody, to],
])('%s', (_, body, rest) => {
  it.each([
    [{ text: ' Hello ' }, { text: 'Hello' }],
    [{ fileUrl }, { text: '', fileUrl }],
    [
      { text: 'Here', fileUrl },
      { text: 'Here', fileUrl },
    ],
    [
      { text: 'Hello', fileUrl: null },
      { text: 'Hello', fileUrl: null },
    ],
  ])('%j', (written, expected) => {
    expect(body.parse({ ...rest, ...written })).toEqual({ ...rest, ...expected });
  });

  it.each([{}, { text: '' }, { text: ' \n' }, { text: '\u200b' }, { text: '', fileUrl: null }])(
    'is not empty: %j',
    (written) => {
      expect(issuesOf(body, { ...rest, ...written })).toEqual({
        text: 'Please write something first.',
      });
    },
  );

  it.each(['https://evil.com/uploads/x.pdf', 'call-sheet.pdf', 'x/uploads/x.pdf'])(
    'does not attach %s',
    (address) => {
      expect(issuesOf(body, { ...rest, text: 'Here', fileUrl: address })).toEqual({
        fileUrl: 'Please attach an uploaded file.',
      });
    },
  );

  it('has 10,000 characters at most', () => {
    expect(longestTexts(body, rest, ['text'])).toEqual({ text: 10_000 });
    const takes = (name: string) =>
      body.safeParse({ ...rest, fileUrl: `/uploads/${name}` }).success;
    expect(longestText(takes)).toBe(1_991);
  });
});

it('the first message is for somebody', () => {
  expect(issuesOf(startConversationBody, { text: 'Hello' })).toEqual({
    userId: 'This is required.',
  });
});
