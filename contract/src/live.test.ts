import { describe, expect, it } from 'vitest';
import { clientMessage, serverMessage } from './live.ts';
import { issuesOf } from './testing/issues-of.ts';

const work = { on: 'post', id: 'post_1' };

describe('what a browser sends', () => {
  it.each([
    { type: 'auth', userId: 'user_1' },
    { type: 'ping' },
    { type: 'watch', work },
    { type: 'watch', work: { on: 'portfolio', id: 'item_1' } },
    { type: 'watch', work: { on: 'event', id: 'event_1' } },
    { type: 'watch', work: null },
    { type: 'page', page: '/jobs/job_1' },
    { type: 'page', page: `/${'x'.repeat(199)}` },
  ])('may be %j', (message) => {
    expect(clientMessage.parse(message)).toEqual(message);
  });

  it.each([
    [{ type: 'notification' }, { type: 'This is not valid.' }],
    [{ type: 'auth' }, { userId: 'This is required.' }],
    [{ type: 'auth', userId: 'x'.repeat(65) }, { userId: 'This must be 64 characters at most.' }],
    [
      { type: 'watch', work: { on: 'job', id: 'job_1' } },
      { 'work.on': 'This must be one of: post, portfolio, event.' },
    ],
    [{ type: 'watch' }, { work: 'This is required.' }],
    [{ type: 'page', page: 'jobs' }, { page: 'This is not in the right form.' }],
    [
      { type: 'page', page: `/${'x'.repeat(200)}` },
      { page: 'This must be 200 characters at most.' },
    ],
  ])('is not %j', (message, issues) => {
    expect(issuesOf(clientMessage, message)).toEqual(issues);
  });
});

describe('what the server sends', () => {
  it.each([
    { type: 'ready', userId: 'user_1' },
    { type: 'pong' },
    { type: 'notification' },
    { type: 'feed' },
    { type: 'comments', work },
    { type: 'conversation', conversationId: 'conv_1' },
    { type: 'typing', conversationId: 'conv_1' },
    { type: 'event', eventId: 'event_1' },
    { type: 'account' },
    { type: 'suspended', message: 'Your account was suspended.' },
    {
      type: 'profile_view_notification',
      data: { viewer: { firstName: 'Ana', lastName: 'Ruiz' } },
    },
  ])('may be %j', (message) => {
    expect(serverMessage.parse(message)).toEqual(message);
  });
});
