import { describe, expect, it } from 'vitest';
import { findTrigger } from './find-trigger.ts';

const ada = { id: 'user_ada', name: 'Ada Lovelace' };
const find = (text: string, caret = text.length) =>
  findTrigger(text, caret, { mentions: [ada], canMention: true });

describe(findTrigger, () => {
  it.each([
    ['@', { kind: 'mention', from: 0, query: '' }],
    ['Thanks @Be', { kind: 'mention', from: 7, query: 'Be' }],
    ['(@Zoë O’N', { kind: 'mention', from: 1, query: 'Zoë O’N' }],
    ['Hello\n@Mary Ann Le', { kind: 'mention', from: 6, query: 'Mary Ann Le' }],
    ['Great :fi', { kind: 'emoji', from: 6, query: 'fi' }],
    ['(:heart', { kind: 'emoji', from: 1, query: 'heart' }],
  ])('reads %j', (text, trigger) => {
    expect(find(text)).toEqual(trigger);
  });

  it.each([
    '',
    'Hello',
    'me@nyu',
    'https://example.org/@be',
    '@one two three four',
    '@Be\n',
    '@Ada Lovelace',
    '@Ada Lovelace ',
    '@Ada Lovelace than',
    ':)',
    ':D',
    ': fi',
    'at 9:30',
    'https://example',
    'ratio:ab',
  ])('sees nothing in %j', (text) => {
    expect(find(text)).toBeNull();
  });

  it('looks only before the caret', () => {
    expect(find('@Be and more', 3)).toEqual({ kind: 'mention', from: 0, query: 'Be' });
    expect(find('@Be and more', 0)).toBeNull();
  });

  it('knows no people where nobody can be mentioned', () => {
    expect(findTrigger('@Be', 3, { mentions: [], canMention: false })).toBeNull();
  });
});
