import { eq } from 'drizzle-orm';
import type { Event } from '#contract/events/contract.ts';
import type { CreateEvent, UpdateEvent } from '#contract/events/forms.ts';
import { canEditEvent } from '#contract/events/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishToAll } from '#server/platform/live/live-hub.ts';
import { recordActOnOthers } from '../../audit/commands.ts';
import { retractNotificationsAbout } from '../../notifications/commands/retract-notifications.ts';
import { requireProject } from '../../projects/commands/require-project.ts';
import { attachUpload, deleteUpload } from '../../uploads/commands.ts';
import { getEvent } from '../queries/get-event.ts';
import { events } from '../tables.ts';
import { notifyOfCancellation, notifyOfChange } from './notify-guests.ts';
import { fillSeats, lockEvent } from './seats.ts';

const refusal = 'Only the person who added this event can change it.';

export async function createEvent(
  db: Db,
  viewer: Viewer,
  { imageUrl, imageAlt, ...body }: CreateEvent,
): Promise<Event> {
  return transaction(db, async (tx) => {
    const id = newId('event');
    await requireProject(tx, viewer, body.projectId);
    const uploadId = await attachPoster(tx, viewer, imageUrl);
    await tx.insert(events).values({
      ...body,
      id,
      uploadId,
      mediaAlt: uploadId && imageAlt,
      authorId: viewer.id,
      createdAt: sql`clock_timestamp()`,
    });
    publishToAll(tx, { type: 'feed' });
    return getEvent(tx, viewer, id);
  });
}

export async function updateEvent(
  db: Db,
  viewer: Viewer,
  id: string,
  change: UpdateEvent,
  timeZone: string,
): Promise<Event> {
  return transaction(db, async (tx) => {
    const event = await lockEditableEvent(tx, viewer, id);
    refuseChange(event, change);
    await requireProject(tx, viewer, change.projectId);
    await writeChange(tx, event, change, await replacePoster(tx, viewer, event, change));
    await fillSeats(tx, id);
    const changed = await getEvent(tx, viewer, id);
    if (isElsewhere(event, changed)) await notifyOfChange(tx, changed, timeZone);
    const [before, after] = [wordsOf(event), wordsOf(changed)];
    const act = { action: 'event.update', targetType: 'event', targetId: id } as const;
    await recordActOnOthers(tx, viewer, event.authorId, { ...act, before, after });
    return changed;
  });
}

export async function removeEvent(
  db: Db,
  viewer: Viewer,
  id: string,
  timeZone: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    const event = await lockEditableEvent(tx, viewer, id);
    await retractNotificationsAbout(tx, event.id);
    if (!event.hasEnded) await notifyOfCancellation(tx, event, timeZone);
    await deleteRow(tx, event);
    await deleteUpload(tx, event.uploadId);
    const act = { action: 'event.remove', targetType: 'event', targetId: id } as const;
    const before = wordsOf(event);
    await recordActOnOthers(tx, viewer, event.authorId, { ...act, before, after: {} });
  });
}

/** What the audit log compares. */
const wordsOf = ({
  title,
  description,
  eventDate,
  endDate,
  location,
  capacity,
  imageUrl,
}: Event) => ({
  title,
  description,
  eventDate,
  endDate,
  location,
  capacity,
  imageUrl,
});

interface StoredEvent extends Event {
  uploadId: string | null;
  hasEnded: boolean;
}

type EditableEvent = Authorized<StoredEvent>;

/** Without the lock, two edits at once would each replace the same poster, and one of the new files would be left over. */
async function lockEditableEvent(tx: Db, viewer: Viewer, id: string): Promise<EditableEvent> {
  const locked = await lockEvent(tx, id);
  const event = await getEvent(tx, viewer, id);
  const stored = { ...event, uploadId: null, hasEnded: false, ...locked };
  return authorize(viewer, canEditEvent, stored, refusal);
}

/** The form only sees what is sent: a new end may be before the stored beginning. */
function refuseChange(event: Event, change: UpdateEvent): void {
  const { eventDate, endDate, capacity } = { ...event, ...change };
  if (endDate && Date.parse(endDate) <= Date.parse(eventDate)) {
    const message = 'An event ends after it has begun.';
    throw new AppError('invalid', message, { issues: [{ path: 'endDate', message }] });
  }
  if (capacity && capacity < event.going)
    throw new AppError(
      'conflict',
      `${event.going} people go already. Please leave them their seats.`,
    );
}

async function attachPoster(tx: Db, viewer: Viewer, url: string | null): Promise<string | null> {
  return url === null ? null : attachUpload(tx, viewer, url, ['image']);
}

/** Undefined where the poster stays. */
async function replacePoster(
  tx: Db,
  viewer: Viewer,
  event: EditableEvent,
  { imageUrl }: UpdateEvent,
): Promise<string | null | undefined> {
  if (imageUrl === undefined || imageUrl === event.imageUrl) return undefined;
  const uploadId = await attachPoster(tx, viewer, imageUrl);
  await deleteUpload(tx, event.uploadId);
  return uploadId;
}

/** Who goes is reminded once of each date. */
async function writeChange(
  tx: Db,
  event: EditableEvent,
  { imageUrl: _, imageAlt, ...change }: UpdateEvent,
  uploadId: string | null | undefined,
): Promise<void> {
  const isMoved = change.eventDate !== undefined && !isSameTime(change.eventDate, event.eventDate);
  await tx
    .update(events)
    .set({
      ...change,
      ...(uploadId === undefined ? {} : { uploadId, mediaAlt: null }),
      ...(imageAlt === undefined ? {} : { mediaAlt: imageAlt }),
      ...(isMoved ? { remindedAt: null } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(events.id, event.id));
}

const isSameTime = (one: string | null, other: string | null) =>
  one === other || Date.parse(one ?? '') === Date.parse(other ?? '');

function isElsewhere(before: StoredEvent, after: Event): boolean {
  const isSame =
    isSameTime(before.eventDate, after.eventDate) &&
    isSameTime(before.endDate, after.endDate) &&
    before.location === after.location;
  return !isSame && Date.parse(after.endDate ?? after.eventDate) > Date.now();
}

async function deleteRow(db: Db, event: Authorized<Event>): Promise<void> {
  await db.delete(events).where(eq(events.id, event.id));
}
