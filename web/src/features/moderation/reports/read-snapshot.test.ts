import { describe, expect, it } from 'vitest';
import { readSnapshot } from './read-snapshot.ts';

const maya = { id: 'user_maya', firstName: 'Maya', lastName: 'Okafor' };

describe('what a report shows of', () => {
  it('a post: its words, its author and its picture', () => {
    const shown = readSnapshot({
      id: 'post_1',
      content: 'Buy now',
      image_url: '/files/1',
      skills: ['Acting'],
      author: maya,
    });
    expect(shown).toMatchObject({
      author: 'Maya Okafor',
      text: 'Buy now',
      mediaUrl: '/files/1',
      skills: ['Acting'],
      before: [],
    });
  });

  it('a message: what was written before it, and the name of its file', () => {
    const before = [{ type: 'message', id: 'm1', text: 'Hello', author: maya }];
    const shown = readSnapshot({ text: 'Go away', file: { name: 'a.pdf' }, author: maya, before });
    expect(shown).toMatchObject({
      text: 'Go away',
      file: 'a.pdf',
      before: [{ id: 'm1', text: 'Hello', author: 'Maya Okafor' }],
    });
  });

  it('a profile: its name, its biography and its links', () => {
    const shown = readSnapshot({ ...maya, bio: 'Director', website: 'https://maya.example' });
    expect(shown).toMatchObject({ author: 'Maya Okafor', text: 'Director' });
    expect(shown.facts).toEqual([{ label: 'Website', value: 'https://maya.example' }]);
  });

  it('a copy of which nothing is known', () => {
    expect(readSnapshot({ author: null, before: 'no', skills: 7 })).toMatchObject({
      author: '',
      text: '',
      before: [],
      skills: [],
    });
  });
});
