import { describe, expect, it } from 'vitest';
import { makeConversation, makeMessage } from '#web/testing/make-conversation.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { mergeNewest, placeInPages } from './conversation-cache.ts';

const at = (minute: number) => `2026-11-16T10:${String(minute).padStart(2, '0')}:00.000000Z`;
const conversation = (id: string, minute: number) =>
  makeConversation({ id, updatedAt: at(minute) });
const message = (id: string) => makeMessage({ id });

function pagesOf<Item extends { id: string }>(items: Item[][], nextCursor: string | null = null) {
  return {
    pages: items.map((page, index) => ({
      items: page,
      nextCursor: index === items.length - 1 ? nextCursor : `after ${index}`,
    })),
    pageParams: items.map((_, index) => (index === 0 ? null : `after ${index - 1}`)),
  };
}

const ids = ({ pages }: { pages: { items: { id: string }[] }[] }) =>
  pages.map(({ items }) => items.map(({ id }) => id).join(''));

describe('placeInPages', () => {
  const pages = pagesOf([
    [conversation('a', 50), conversation('b', 40)],
    [conversation('c', 30), conversation('d', 20)],
  ]);

  it('moves one with a new message to the front', () => {
    expect(ids(placeInPages(pages, conversation('d', 55)))).toEqual(['dab', 'c']);
  });

  it('replaces one that has only been read', () => {
    expect(ids(placeInPages(pages, conversation('c', 30)))).toEqual(['ab', 'cd']);
  });

  it('appends the oldest one only where nothing is left to load', () => {
    expect(ids(placeInPages(pages, conversation('e', 10)))).toEqual(['ab', 'cde']);
    const open = { ...pages, pages: pages.pages.map((page) => ({ ...page, nextCursor: 'more' })) };
    expect(ids(placeInPages(open, conversation('e', 10)))).toEqual(['ab', 'cd']);
  });

  it('moves an accepted request from one folder to the other', () => {
    const request = { requestedBy: makeMember().id, status: 'requested' } as const;
    const asked = { ...conversation('c', 30), ...request };
    expect(ids(placeInPages(pages, asked, 'inbox'))).toEqual(['ab', 'd']);
    expect(ids(placeInPages(pagesOf([[asked]]), conversation('c', 30), 'requests'))).toEqual(['']);
    expect(ids(placeInPages(pagesOf<typeof asked>([[]]), asked, 'requests'))).toEqual(['c']);
  });
});

describe('mergeNewest', () => {
  const pages = pagesOf(
    [
      [message('d'), message('c')],
      [message('b'), message('a')],
    ],
    'more',
  );

  it('adds what is new before what is loaded, and keeps the cursors', () => {
    const merged = mergeNewest(pages, {
      items: [message('f'), message('e'), message('d')],
      nextCursor: 'x',
    });
    expect(ids(merged)).toEqual(['fedc', 'ba']);
    expect(merged.pages.map(({ nextCursor }) => nextCursor)).toEqual(['after 0', 'more']);
  });

  it('drops what was deleted meanwhile', () => {
    expect(
      ids(mergeNewest(pages, { items: [message('d'), message('b')], nextCursor: null })),
    ).toEqual(['db', 'a']);
  });

  it('begins anew where there would be a gap', () => {
    const merged = mergeNewest(pages, { items: [message('z'), message('y')], nextCursor: 'x' });
    expect(ids(merged)).toEqual(['zy']);
    expect(merged.pageParams).toEqual([null]);
  });
});
