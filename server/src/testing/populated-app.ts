import { newId } from '../db/ids.ts';
import { param, sql } from '../db/sql.ts';
import { notify } from '../features/notifications/commands/notify.ts';
import { postLikes } from '../features/posts/tables.ts';
import { createCrewCall } from './create-crew-call.ts';
import { createProject } from './create-project.ts';
import { createRsvp } from './create-rsvp.ts';
import {
  createApplication,
  createBlock,
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
  createProfileView,
  createUpload,
  createUser,
} from './factories.ts';
import type { Role } from './field-rules.ts';
import type { Send } from './send.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type PopulatedApp = Awaited<ReturnType<typeof createPopulatedApp>>;
type Person = Awaited<ReturnType<typeof createPerson>>;

/** Of no password that anybody knows. */
export const storedHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUE';

/** Of the owner, who hides their courses. */
export const hiddenCourse = 'HIDE-UT 9999';

/**
 * The owner with everything a member can have, whom three others know in every way: a third member, one who then blocks
 * all others, and one who is then suspended. Each has an address and a number of their own.
 */
export async function createPopulatedApp() {
  const app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  const member = await createPerson(app, 'Member');
  const connection = await createPerson(app, 'Connection');
  const owner = await createPerson(app, 'Owner', { hideCourses: true });
  const administrator = await createPerson(app, 'Administrator', { isAdmin: true });
  const third = await createPerson(app, 'Third');
  const blocker = await createPerson(app, 'Blocker');
  const suspended = await createPerson(app, 'Suspended');
  const asking = await createUser(app.db, { lastName: 'Asking' });
  const unknown = await createUser(app.db, { lastName: 'Unknown' });
  const everyone = [member, connection, owner, administrator];

  await createCourse(app.db, { userId: owner.id, courseCode: hiddenCourse });
  await createConnection(app.db, owner.id, connection.id);
  const request = await createConnection(app.db, asking.id, owner.id, {
    status: 'pending',
    note: 'A note for the owner alone.',
  });
  for (const other of [third, blocker, suspended]) {
    await createConnection(app.db, other.id, owner.id);
    await createEndorsement(app.db, owner.id, 'Acting', other.id);
    await app.db.insert(postLikes).values({ postId: owner.post.id, userId: other.id });
    await app.db.execute(
      sql`INSERT INTO saved_jobs (user_id, job_id) VALUES (${param(owner.id)}, ${param(other.job.id)})`,
    );
    await createApplication(app.db, { jobId: other.job.id, applicantId: owner.id });
    await createRsvp(app.db, owner.event.id, other.id);
    await createRsvp(app.db, other.event.id, owner.id);
    await createProfileView(app.db, other.id, owner.id);
    for (const on of worksOf(owner)) {
      const comment = await createComment(app.db, { ...on, authorId: other.id });
      await createComment(app.db, { ...on, authorId: third.id, replyTo: comment.id });
    }
    await notify(
      app.db,
      everyone.map(({ id }) => id),
      { type: 'like', actor: other, data: { postId: newId('post') } },
    );
  }
  const conversations = [];
  for (const other of [connection, third, blocker, suspended]) {
    const { id } = await createConversation(app.db, other.id, owner.id);
    const upload = await createUpload(app.db, { userId: other.id });
    await createMessage(app.db, id, other.id, { text: other.lastName, uploadId: upload.id });
    conversations.push(id);
  }
  const comment = await createComment(app.db, { postId: owner.post.id, authorId: owner.id });
  const received = [];
  for (const other of [third, blocker, suspended]) {
    received.push(await createApplication(app.db, { jobId: owner.job.id, applicantId: other.id }));
  }
  const filledCall = await createCrewCall(app.db, [{ role: 'Gaffer', filled: 1 }], {
    authorId: owner.id,
  });
  await createApplication(app.db, {
    jobId: filledCall.id,
    applicantId: third.id,
    status: 'accepted',
    positionId: filledCall.ids.Gaffer,
  });
  const withdrawn = await createApplication(app.db, {
    jobId: (await createJob(app.db, { authorId: third.id })).id,
    applicantId: owner.id,
    withdrawnAt: new Date().toISOString(),
  });
  for (const { id } of everyone) await createBlock(app.db, blocker.id, id);
  await createBlock(app.db, owner.id, unknown.id);
  await app.db.execute(
    sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
  );

  const people: Record<Exclude<Role, 'stranger'>, Person> = {
    member,
    connection,
    owner,
    administrator,
  };
  const send: Record<Role, Send> = {
    stranger: app.call,
    member: await app.as(member),
    connection: await app.as(connection),
    owner: await app.as(owner),
    administrator: await app.as(administrator),
  };
  return {
    app,
    send,
    people,
    owner,
    third,
    blocker,
    suspended,
    asking,
    request,
    received,
    filledCall,
    withdrawn,
    conversations,
    comment,
  };
}

const worksOf = ({ post, item, event }: Person) => [
  { postId: post.id },
  { portfolioItemId: item.id },
  { eventId: event.id },
];

async function createPerson(app: TestApp, name: string, more = {}) {
  const lastName = `${name}marker`;
  const user = await createUser(app.db, {
    lastName,
    email: `${name.toLowerCase()}.marker@nyu.edu`,
    phoneNumber: `phone of ${name}`,
    passwordHash: storedHash,
    skills: ['Acting'],
    school: 'Tisch School of the Arts',
    major: 'Drama',
    graduationYear: 2027,
    ...more,
  });
  const project = await createProject(app.db, { ownerId: user.id, title: lastName });
  const of = { authorId: user.id, projectId: project.id };
  return {
    ...user,
    project,
    course: await createCourse(app.db, { userId: user.id }),
    item: await createPortfolioItem(app.db, { userId: user.id, title: lastName }),
    job: await createJob(app.db, { ...of, title: lastName, skills: ['Acting'] }),
    post: await createPost(app.db, { ...of, content: lastName }),
    event: await createEvent(app.db, { ...of, title: lastName }),
  };
}
