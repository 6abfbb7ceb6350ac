import { expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';

const change = (method: string, path: string) => ({ method, path, headers: {}, body: null });

it('shows a stored list with what the member has done since', () => {
  const items = [
    { id: 'post_1', isLiked: false, likeCount: 3 },
    { id: 'post_2', isLiked: true, likeCount: 1 },
    { id: 'job_1', isSaved: false },
  ];
  const changes = [
    change('POST', '/api/posts/post_1/like'),
    change('DELETE', '/api/posts/post_2/like'),
    change('POST', '/api/posts/post_2/like'),
    change('POST', '/api/jobs/job_1/save'),
  ];
  expect(applyChanges(items, changes)).toEqual([
    { id: 'post_1', isLiked: true, likeCount: 4 },
    { id: 'post_2', isLiked: true, likeCount: 1 },
    { id: 'job_1', isSaved: true },
  ]);
});

it('counts a like that the stored answer has already only once', () => {
  const post = { id: 'post_1', isLiked: true, likeCount: 4 };
  expect(applyChanges(post, [change('POST', '/api/posts/post_1/like')])).toEqual(post);
});

it('marks one notification read, or all of them', () => {
  const rows = ['note_1', 'note_2'].map((id) => ({ id, isRead: false }));
  const read = (path: string) =>
    (applyChanges(rows, [change('PATCH', path)]) as typeof rows).map(({ isRead }) => isRead);
  expect(read('/api/notifications/note_2/read')).toEqual([false, true]);
  expect(read('/api/notifications/mark-all-read')).toEqual([true, true]);
});

it('leaves alone what is no item', () => {
  const changes = [change('PATCH', '/api/notifications/mark-all-read')];
  for (const answer of [null, 5, { count: 2 }, ['a']]) {
    expect(applyChanges(answer, changes)).toEqual(answer);
  }
});
