import { currentTerm } from '#contract/courses/terms.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { applicationPositions, applications } from '../features/applications/tables.ts';
import { comments } from '../features/comments/tables.ts';
import { connections } from '../features/connections/tables.ts';
import { courses } from '../features/courses/tables.ts';
import { endorsements } from '../features/endorsements/tables.ts';
import { events } from '../features/events/tables.ts';
import { jobs } from '../features/jobs/tables.ts';
import { conversationMembers, conversations, messages } from '../features/messages/tables.ts';
import { portfolioItems } from '../features/portfolio/tables.ts';
import { posts } from '../features/posts/tables.ts';
import { profileViews } from '../features/profile-views/tables.ts';
import { uploads } from '../features/uploads/tables.ts';
import { users } from '../features/users/tables.ts';
import { blocks } from '../features/visibility/tables.ts';

type NewUser = Partial<typeof users.$inferInsert>;

export async function createUser(db: Db, fields: NewUser = {}) {
  const id = fields.id ?? newId('user');
  const rows = await db
    .insert(users)
    .values({ email: `${id}@nyu.edu`, firstName: 'Ada', lastName: 'Lovelace', ...fields, id })
    .returning();
  return only(rows);
}

export async function createJob(db: Db, fields: Partial<typeof jobs.$inferInsert> = {}) {
  const rows = await db
    .insert(jobs)
    .values({
      id: newId('job'),
      title: 'Camera operator for a two-day short',
      description: 'We shoot at night and eat well.',
      paymentType: 'unpaid',
      skills: ['Cinematography'],
      ...fields,
      authorId: fields.authorId ?? (await createUser(db)).id,
    })
    .returning();
  return only(rows);
}

export async function createPost(db: Db, fields: Partial<typeof posts.$inferInsert> = {}) {
  const rows = await db
    .insert(posts)
    .values({
      id: newId('post'),
      content: 'Picture lock, three weeks late and worth every hour.',
      ...fields,
      authorId: fields.authorId ?? (await createUser(db)).id,
    })
    .returning();
  return only(rows);
}

export async function createEvent(db: Db, fields: Partial<typeof events.$inferInsert> = {}) {
  const rows = await db
    .insert(events)
    .values({
      id: newId('event'),
      title: 'Thesis screening',
      description: 'All departments are welcome.',
      eventDate: '2030-05-01T18:00:00Z',
      ...fields,
      authorId: fields.authorId ?? (await createUser(db)).id,
    })
    .returning();
  return only(rows);
}

/** On a new post, unless a work is named. */
export async function createComment(db: Db, fields: Partial<typeof comments.$inferInsert> = {}) {
  const isOnWork = fields.postId || fields.portfolioItemId || fields.eventId;
  const rows = await db
    .insert(comments)
    .values({
      id: newId('comment'),
      text: 'The light in the last shot is lovely.',
      ...fields,
      authorId: fields.authorId === undefined ? (await createUser(db)).id : fields.authorId,
      postId: isOnWork ? fields.postId : (await createPost(db)).id,
    })
    .returning();
  return only(rows);
}

/** An open one, in the lists of both. */
export async function createConversation(
  db: Db,
  oneId: string,
  otherId: string,
  fields: Partial<typeof conversations.$inferInsert> = {},
) {
  const [lowId, highId] = oneId < otherId ? [oneId, otherId] : [otherId, oneId];
  const rows = await db
    .insert(conversations)
    .values({ id: newId('conv'), status: 'open', ...fields, lowId, highId })
    .returning();
  const conversation = only(rows);
  const member = { conversationId: conversation.id, listedAt: conversation.createdAt };
  await db.insert(conversationMembers).values([
    { ...member, userId: oneId },
    { ...member, userId: otherId },
  ]);
  return conversation;
}

/** Read by both: it changes no count and no place in a list. */
export async function createMessage(
  db: Db,
  conversationId: string,
  senderId: string,
  fields: Partial<typeof messages.$inferInsert> = {},
) {
  const rows = await db
    .insert(messages)
    .values({
      id: newId('message'),
      text: 'Are you free on Friday?',
      ...fields,
      conversationId,
      senderId,
    })
    .returning();
  return only(rows);
}

export async function createApplication(
  db: Db,
  { positionIds = [], ...fields }: Partial<typeof applications.$inferInsert> = {},
) {
  const rows = await db
    .insert(applications)
    .values({
      id: newId('app'),
      message: 'I would love to join.',
      ...fields,
      jobId: fields.jobId ?? (await createJob(db)).id,
      applicantId: fields.applicantId ?? (await createUser(db)).id,
    })
    .returning();
  const application = only(rows);
  const asked = positionIds.map((positionId, at) => ({
    applicationId: application.id,
    positionId,
    sortOrder: at + 1,
  }));
  if (asked.length > 0) await db.insert(applicationPositions).values(asked);
  return application;
}

export async function createUpload(db: Db, fields: Partial<typeof uploads.$inferInsert> = {}) {
  const id = fields.id ?? newId('upload');
  const rows = await db
    .insert(uploads)
    .values({
      key: `${id}.webp`,
      kind: 'image',
      contentType: 'image/webp',
      name: 'still.webp',
      size: 1234,
      ...fields,
      id,
      userId: fields.userId ?? (await createUser(db)).id,
    })
    .returning();
  return only(rows);
}

export async function createProfileView(
  db: Db,
  viewerId: string,
  viewedId: string,
  fields: Partial<typeof profileViews.$inferInsert> = {},
): Promise<void> {
  await db.insert(profileViews).values({ ...fields, viewerId, viewedId });
}

export async function createBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db.insert(blocks).values({ blockerId, blockedId });
}

export async function createConnection(
  db: Db,
  requesterId: string,
  addresseeId: string,
  fields: Partial<typeof connections.$inferInsert> = {},
) {
  const rows = await db
    .insert(connections)
    .values({ id: newId('conn'), status: 'accepted', ...fields, requesterId, addresseeId })
    .returning();
  return only(rows);
}

export async function createCourse(db: Db, fields: Partial<typeof courses.$inferInsert> = {}) {
  const rows = await db
    .insert(courses)
    .values({
      id: newId('course'),
      courseCode: 'FMTV-UT 1040',
      courseName: 'Sight & Sound: Filmmaking',
      section: '001',
      ...currentTerm(new Date()),
      ...fields,
      userId: fields.userId ?? (await createUser(db)).id,
    })
    .returning();
  return only(rows);
}

export async function createPortfolioItem(
  db: Db,
  fields: Partial<typeof portfolioItems.$inferInsert> = {},
) {
  const rows = await db
    .insert(portfolioItems)
    .values({
      id: newId('item'),
      title: 'The long way home',
      mediaType: 'youtube',
      mediaUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      ...fields,
      userId: fields.userId ?? (await createUser(db)).id,
    })
    .returning();
  return only(rows);
}

export async function createEndorsement(
  db: Db,
  userId: string,
  skill: string,
  endorserId: string,
): Promise<void> {
  await db.insert(endorsements).values({ userId, skill, endorserId });
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The row was not created.');
  return row;
}
