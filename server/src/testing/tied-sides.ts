import { jobs } from '#contract/jobs/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { notify } from '../features/notifications/commands/notify.ts';
import { createProject } from './create-project.ts';
import { createRsvp } from './create-rsvp.ts';
import {
  createApplication,
  createComment,
  createConnection,
  createConversation,
  createCourse,
  createEndorsement,
  createEvent,
  createJob,
  createMessage,
  createPortfolioItem,
  createPost,
  createUser,
} from './factories.ts';
import type { TestApp } from './test-app.ts';

export type Side = Awaited<ReturnType<typeof createSide>>;

interface Third {
  id: string;
  postId: string;
}

interface Between {
  app: TestApp;
  third: Third;
  conversationId: string;
}

/** Two members who have done to each other all that there is to do, and a third whom both know. */
export async function createTiedSides(app: TestApp) {
  const { id } = await createUser(app.db, { firstName: 'Third', skills: ['Acting'] });
  const third = { id, postId: (await createPost(app.db, { authorId: id })).id };
  const ada = await createSide(app, third, 'Adamarker');
  const ben = await createSide(app, third, 'Benmarker');
  const conversationId = (await createConversation(app.db, ada.id, ben.id)).id;
  await tie({ app, third, conversationId }, ada, ben);
  await tie({ app, third, conversationId }, ben, ada);
  return { ada, ben, third, conversationId };
}

async function createSide(app: TestApp, third: Third, lastName: string) {
  const user = await createUser(app.db, {
    lastName,
    skills: ['Acting'],
    major: 'Drama',
    graduationYear: 2027,
  });
  const of = { authorId: user.id };
  await createCourse(app.db, { userId: user.id });
  await createConnection(app.db, user.id, third.id);
  await createEndorsement(app.db, third.id, 'Acting', user.id);
  return {
    id: user.id,
    lastName,
    send: await app.as(user),
    job: (await createJob(app.db, { ...of, title: lastName, skills: ['Acting'] })).id,
    post: (await createPost(app.db, { ...of, content: lastName })).id,
    event: (await createEvent(app.db, { ...of, title: lastName })).id,
    item: (await createPortfolioItem(app.db, { userId: user.id, title: lastName })).id,
    project: (await createProject(app.db, { ownerId: user.id, title: lastName }, [third.id])).id,
    application: '',
    comment: '',
    message: '',
  };
}

/** What one of the two has done to the other. */
async function tie({ app, third, conversationId }: Between, one: Side, other: Side): Promise<void> {
  const made = await createApplication(app.db, {
    jobId: other.job,
    applicantId: one.id,
    message: one.lastName,
  });
  one.application = made.id;
  const of = { authorId: one.id, text: one.lastName };
  for (const side of [one, other]) {
    await createComment(app.db, { ...of, portfolioItemId: side.item });
    await createComment(app.db, { ...of, eventId: side.event });
    one.comment = (await createComment(app.db, { ...of, postId: side.post })).id;
  }
  await createRsvp(app.db, other.event, one.id);
  await createComment(app.db, { ...of, postId: third.postId });
  await createEndorsement(app.db, other.id, 'Acting', one.id);
  await one.send(jobs.save, { params: { id: other.job } });
  await one.send(tracking.viewContent, {
    body: {
      contentType: 'profile',
      contentId: other.id,
    },
  });
  const sent = await createMessage(app.db, conversationId, one.id, { text: one.lastName });
  one.message = sent.id;
  await notify(app.db, [other.id], {
    type: 'like',
    actor: { id: one.id, firstName: 'First', lastName: one.lastName },
    data: { postId: other.post },
  });
}
