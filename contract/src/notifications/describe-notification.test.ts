import { describe, expect, it } from 'vitest';
import {
  describeNotification,
  maxCountedActors,
  type NotificationFacts,
} from './describe-notification.ts';

const ana = { id: 'u1', firstName: 'Ana', lastName: 'Ruiz' };
const ben = { id: 'u2', firstName: 'Ben', lastName: 'Okoro' };

const likes: NotificationFacts = {
  type: 'like',
  actors: [ana, ben],
  actorCount: 2,
  newest: { postId: 'p1' },
  title: 'Then',
  message: 'Annie Ruiz liked that.',
  groupTitle: 'Then, by several',
  groupMessage: 'liked that.',
};

describe(describeNotification, () => {
  it.each([
    [1, 'New like', 'Ana Ruiz likes your post.'],
    [2, 'New likes', 'Ana Ruiz and Ben Okoro like your post.'],
    [3, 'New likes', 'Ana Ruiz and 2 others like your post.'],
    [maxCountedActors, 'New likes', 'Ana Ruiz and 99 others like your post.'],
    [maxCountedActors + 1, 'New likes', 'Ana Ruiz and over 99 others like your post.'],
  ])('names the actors of %i', (actorCount, title, message) => {
    expect(describeNotification({ ...likes, actorCount })).toEqual({ title, message });
  });

  it('lets the newest act speak for all where the catalogue has no words for several', () => {
    const newest = { event: 'sent' as const, messageId: 'm1', conversationId: 'c1' };
    expect(describeNotification({ ...likes, type: 'message', newest })).toEqual({
      title: 'New message',
      message: 'Ana Ruiz sent you a message.',
    });
  });

  it('takes the sentences that were stored where there is nothing else', () => {
    const stored = { ...likes, newest: null };
    const { title, message } = stored;
    expect(describeNotification({ ...stored, actorCount: 1 })).toEqual({ title, message });
    expect(describeNotification({ ...stored, groupMessage: null })).toEqual({ title, message });
    expect(describeNotification(stored)).toEqual({
      title: 'Then, by several',
      message: 'Ana Ruiz and Ben Okoro liked that.',
    });
    expect(describeNotification({ ...stored, groupTitle: null }).title).toBe('Then');
  });
});
