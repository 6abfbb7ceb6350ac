import { expect, it } from 'vitest';
import { replacePhoto } from './replace-photo.ts';

const maya = { id: 'user_1', firstName: 'Maya', profileImageUrl: '/uploads/old.jpg' };
const theo = { id: 'user_2', firstName: 'Theo', profileImageUrl: null };

it('finds the member wherever an answer names them', () => {
  const feed = { pages: [{ items: [{ id: 'post_1', author: maya }, { author: theo }] }] };
  expect(replacePhoto(feed, 'user_1', '/uploads/new.jpg')).toEqual({
    pages: [
      {
        items: [
          { id: 'post_1', author: { ...maya, profileImageUrl: '/uploads/new.jpg' } },
          { author: theo },
        ],
      },
    ],
  });
});

it('gives back the very same answer where the member is not in it', () => {
  const answer = { members: [theo], count: 1, when: null };
  expect(replacePhoto(answer, 'user_1', '/uploads/new.jpg')).toBe(answer);
});

it('keeps what did not change the very same', () => {
  const answer = { first: [maya], second: [theo] };
  const next = replacePhoto(answer, 'user_1', '/uploads/new.jpg');
  expect(next.second).toBe(answer.second);
  expect(answer.first[0]?.profileImageUrl).toBe('/uploads/old.jpg');
});
