import { describe, expect, it } from 'vitest';
import { connections } from '#contract/connections/contract.ts';
import { liveClose } from '#contract/live.ts';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { endsSession, readMessage, reconnectDelay, routesInvalidatedBy } from './live-messages.ts';

const shownOnEveryPage = [notifications.list, notifications.count, connections.requests];

describe('readMessage', () => {
  it('reads a message of the contract', () => {
    const viewer = { firstName: 'Mara', lastName: 'Lind' };
    const message = { type: 'profile_view_notification', data: { viewer } };
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each(['not json', '{"type":"dance"}', 'null', ''])('makes nothing of %o', (data) => {
    expect(readMessage(data)).toBeNull();
  });
});

describe('routesInvalidatedBy', () => {
  it('refreshes notifications and their count', () => {
    const data = { viewer: { firstName: 'Mara', lastName: 'Lind' } };
    expect(routesInvalidatedBy({ type: 'notification' })).toEqual(shownOnEveryPage);
    expect(routesInvalidatedBy({ type: 'profile_view_notification', data })).toEqual(
      shownOnEveryPage,
    );
  });

  it('refreshes the count of unread messages; the page of messages refreshes the rest itself', () => {
    expect(routesInvalidatedBy({ type: 'conversation', conversationId: 'conversation_1' })).toEqual(
      [conversations.unreadCount],
    );
  });

  it('refreshes nothing for a heartbeat', () => {
    expect(routesInvalidatedBy({ type: 'pong' })).toEqual([]);
  });
});

describe('reconnectDelay', () => {
  it('doubles up to half a minute', () => {
    const longest = [0, 1, 2, 5, 20].map((failures) => reconnectDelay(1006, failures, 1));
    expect(longest).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  });

  it('spreads the crowd over the second half of the wait', () => {
    expect(reconnectDelay(1006, 3, 0)).toBe(4_000);
    expect(reconnectDelay(1006, 3, 0.5)).toBe(6_000);
  });

  it('returns within two seconds to a server that restarts, however often it failed', () => {
    expect(reconnectDelay(liveClose.restarting, 9, 0)).toBe(250);
    expect(reconnectDelay(liveClose.restarting, 9, 1)).toBe(2_000);
  });
});

describe('endsSession', () => {
  it('is for an ended session and for another member', () => {
    expect([4401, 4403, 1012, 1006].map(endsSession)).toEqual([true, true, false, false]);
  });
});
