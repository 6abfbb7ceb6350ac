import { describe, expect, it } from 'vitest';
import { isPage, pageOf, pathTo } from './paths.ts';

describe('pathTo', () => {
  it('fills the blanks and escapes them', () => {
    expect(pathTo('job', { jobId: 'a/b' })).toBe('/jobs/a%2Fb');
    expect(pathTo('home')).toBe('/');
  });
});

describe('isPage', () => {
  it.each(['/', '/profile', '/profile/user_1', '/posts/1', '/settings/'])('knows %s', (path) => {
    expect(isPage(path)).toBe(true);
  });
  it.each(['/nope', '/jobs/1/2', '/profile/a/b'])('does not know %s', (path) => {
    expect(isPage(path)).toBe(false);
  });
});

describe('pageOf', () => {
  it.each([
    ['/', '/'],
    ['/profile/user_1', '/profile/:userId'],
    ['/jobs/job_1/call-sheet/', '/jobs/:jobId/call-sheet'],
    ['/messages/new', '/messages/new'],
    ['/messages/conversation_1', '/messages/:conversationId'],
    ['/nope', '/*'],
  ])('takes the ids out of %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});
