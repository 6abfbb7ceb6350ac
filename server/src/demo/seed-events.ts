import type { RsvpStatus } from '#contract/events/forms.ts';
import type { Db } from '../db/client.ts';
import { eventRsvps, events } from '../features/events/tables.ts';
import { artworks } from './data/artworks.ts';
import { events as demoEvents } from './data/events.ts';
import type { DemoEvent } from './data/shapes.ts';
import { demoId } from './demo-ids.ts';
import { storePicture } from './store-picture.ts';
import { daysFromNow, firstWeekday, hoursAgo } from './times.ts';

export async function seedEvents(tx: Db, timeZone: string): Promise<void> {
  for (const [index, event] of demoEvents.entries()) {
    const id = demoId.event(index);
    await tx.insert(events).values({
      id,
      authorId: demoId.user(event.author),
      projectId: event.project && demoId.project(event.project),
      title: event.title,
      description: event.description,
      ...timesOf(event, timeZone),
      ...(await posterOf(tx, event)),
      location: event.location,
      capacity: event.seats,
      goingCount: event.going?.length ?? 0,
      waitingCount: event.waiting?.length ?? 0,
      createdAt: hoursAgo(event.hoursAgo),
    });
    const answers = answersOf(id, event);
    if (answers.length > 0) await tx.insert(eventRsvps).values(answers);
  }
}

function timesOf(event: DemoEvent, timeZone: string) {
  const { daysFromNow: days, weekday, time, minutes } = event;
  const eventDate =
    weekday === undefined
      ? daysFromNow(days, time, timeZone)
      : firstWeekday(weekday, days, time, timeZone);
  const endsAt = Date.parse(eventDate) + (minutes ?? 0) * 60_000;
  return { eventDate, endDate: minutes ? new Date(endsAt).toISOString() : null };
}

async function posterOf(tx: Db, { author, poster }: DemoEvent) {
  if (!poster) return {};
  const { id } = await storePicture(tx, demoId.user(author), `artworks/${poster}`);
  return { uploadId: id, mediaAlt: artworks[poster] };
}

/** One after the other since the event was added. */
function answersOf(eventId: string, event: DemoEvent) {
  const { going = [], maybe = [], waiting = [] } = event;
  const said = (members: string[], status: RsvpStatus) =>
    members.map((member) => ({ userId: demoId.user(member), status }));
  const all = [...said(going, 'going'), ...said(maybe, 'maybe'), ...said(waiting, 'waiting')];
  return all.map((answer, place) => ({
    ...answer,
    eventId,
    since: hoursAgo(event.hoursAgo * (1 - (place + 1) / (all.length + 1))),
  }));
}
