import { afterAll, beforeAll, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import type { Answer, Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTiedSides, type Side } from '#server/testing/tied-sides.ts';

let app: TestApp;
let ada: Side;
let ben: Side;
let conversationId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ ada, ben, conversationId } = await createTiedSides(app));
  await ada.send(moderation.block, { body: { userId: ben.id } });
});
afterAll(() => app.close());

/** All that a member could do to another, or with what is theirs. */
const actsOn = (other: Side): ((send: Send) => Promise<Answer>)[] => {
  const of = (id: string) => ({ params: { id } });
  const toThem = { params: { userId: other.id } };
  const text = { text: 'x' };
  const reported = [
    ['user', other.id],
    ['post', other.post],
    ['comment', other.comment],
    ['message', other.message],
  ] as const;
  return [
    (send) => send(connections.request, { body: { addresseeId: other.id } }),
    (send) => send(connections.dismissRecommendation, toThem),
    (send) => send(conversations.start, { body: { userId: other.id, ...text } }),
    (send) => send(conversations.send, { ...of(conversationId), body: text }),
    (send) => send(conversations.markRead, of(conversationId)),
    (send) => send(conversations.tellTyping, of(conversationId)),
    (send) => send(endorsements.endorse, { params: { userId: other.id, skill: 'Acting' } }),
    (send) => send(jobs.save, of(other.job)),
    (send) => send(applications.apply, { ...of(other.job), body: { message: 'x' } }),
    (send) => send(posts.like, of(other.post)),
    ...reported.map(
      ([targetType, targetId]) =>
        (send: Send) =>
          send(moderation.report, { body: { targetType, targetId, reason: 'other' } }),
    ),
    (send) => send(commentsOn.post.create, { ...of(other.post), body: text }),
    (send) => send(commentsOn.portfolio.create, { ...of(other.item), body: text }),
    (send) => send(commentsOn.event.create, { ...of(other.event), body: text }),
    (send) => send(comments.like, of(other.comment)),
    (send) => send(comments.remove, of(other.comment)),
    (send) => send(jobs.update, { ...of(other.job), body: { title: 'x' } }),
    (send) => send(projects.update, { ...of(other.project), body: { title: 'x' } }),
    (send) => send(projects.remove, of(other.project)),
    (send) => send(posts.update, { ...of(other.post), body: { content: 'x' } }),
    (send) => send(events.update, { ...of(other.event), body: { title: 'x' } }),
    (send) => send(events.rsvp, { ...of(other.event), body: { status: 'going' } }),
  ];
};

it('lets neither of the two reach what the other has', async () => {
  for (const [viewer, other] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    for (const act of actsOn(other)) {
      const { raw, statusCode } = await act(viewer.send);
      const { method, url } = raw.req;
      expect({ method, url, statusCode }).toEqual({ method, url, statusCode: 404 });
    }
  }
});
