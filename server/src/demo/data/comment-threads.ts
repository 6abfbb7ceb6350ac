import type { CommentSubject } from '#contract/comments/subjects.ts';
import { demoId } from '../demo-ids.ts';
import { comments } from './comments.ts';
import { events } from './events.ts';
import { actorOf, type DemoNotification } from './notifications.ts';
import { portfolio } from './portfolio.ts';
import { posts } from './posts.ts';
import type { DemoWords } from './shapes.ts';

/** The demo comments with their ids. */
export const demoThreads = comments.map(({ on, about, replies = [], ...comment }, index) => ({
  on,
  about,
  comment: { ...comment, id: demoId.comment(`${index}`) },
  replies: replies.map((reply, place) => ({ ...reply, id: demoId.comment(`${index}r${place}`) })),
}));

/** What the members are told because of the comments, as notifyComment would have. */
export const commentNotifications: DemoNotification[] = demoThreads.flatMap(
  ({ on, about, comment, replies }) => {
    const work = workOf(on, about);
    const data = { subject: on, subjectId: work.id, ownerId: demoId.user(work.owner) };
    const told = (words: DemoWords & { id: string }, to: string, act: Act): DemoNotification => ({
      to,
      hoursAgo: words.hoursAgo,
      notification: {
        type: 'comment',
        actor: actorOf(words.author),
        data: { ...data, ...act, commentId: words.id },
      },
    });
    const toldOf = (words: DemoWords & { id: string }, answered: string | null) => {
      const recipients = new Map<string, Act>();
      recipients.set(work.owner, { event: 'comment' });
      if (answered) recipients.set(answered, { event: 'reply', replyTo: comment.id });
      for (const key of words.mentions ?? []) recipients.set(key, { event: 'mention' });
      recipients.delete(words.author);
      return [...recipients].map(([to, act]) => told(words, to, act));
    };
    return [...toldOf(comment, null), ...replies.flatMap((reply) => toldOf(reply, comment.author))];
  },
);

type Act = { event: 'comment' } | { event: 'reply'; replyTo: string } | { event: 'mention' };

export const workIdOf = (on: CommentSubject, about: string) => workOf(on, about).id;

function workOf(on: CommentSubject, about: string): { id: string; owner: string } {
  if (on === 'post') {
    const index = posts.findIndex(({ content }) => content.startsWith(about));
    return { id: demoId.post(index), owner: ownerOf(posts[index]?.author, about) };
  }
  if (on === 'event') {
    const index = events.findIndex(({ title }) => title === about);
    return { id: demoId.event(index), owner: ownerOf(events[index]?.author, about) };
  }
  const index = portfolio.findIndex(({ title }) => title === about);
  return { id: demoId.item(index), owner: ownerOf(portfolio[index]?.member, about) };
}

function ownerOf(key: string | undefined, about: string): string {
  if (!key) throw new Error(`The demo community has no “${about}”.`);
  return key;
}
