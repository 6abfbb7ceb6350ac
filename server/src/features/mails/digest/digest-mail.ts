import { pathTo } from '#contract/paths.ts';
import type { LetterSection } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailLayout } from '#server/platform/mail/mail-layout.ts';
import { jobItem, withPlace } from '../job-item.ts';
import type { MailLinks } from '../mail-links.ts';
import type { DigestEvent, DigestJob, DigestMember, DigestPerson } from './queries.ts';

interface Digest {
  jobs: DigestJob[];
  events: DigestEvent[];
  people: DigestPerson[];
}

/** The mail of a week; null where there is nothing to say. */
export function digestMail(
  { id, email, firstName }: DigestMember,
  { jobs, events, people }: Digest,
  timeZone: string,
  { publicUrl, unsubscribe }: MailLinks,
): Omit<Mail, 'id'> | null {
  const sections: LetterSection[] = [
    {
      heading: 'Jobs for your skills',
      items: jobs.map((job) => jobItem(job, publicUrl)),
    },
    {
      heading: 'Events this week',
      items: events.map((event) => ({
        title: event.title,
        text: withPlace(formatTime(event.eventDate, timeZone), event.location),
        url: publicUrl + pathTo('event', { eventId: event.id }),
      })),
    },
    {
      heading: 'New in your sections',
      items: people.map((person) => ({
        title: person.name,
        text: `${person.courseCode} ${person.courseName}`,
        url: publicUrl + pathTo('profile', { userId: person.id }),
      })),
    },
  ].filter(({ items }) => items.length > 0);
  if (sections.length === 0) return null;
  const unsubscribeUrl = unsubscribe({ userId: id, preferences: ['emailDigest'] });
  const counts = [
    count(jobs, 'job', 'jobs'),
    count(events, 'event', 'events'),
    count(people, 'new classmate', 'new classmates'),
  ].filter((text) => text !== null);
  return {
    to: email,
    subject: `Your week on Callboard: ${counts.join(', ')}`,
    unsubscribeUrl,
    condition: { userId: id, setting: 'emailDigest' },
    ...mailLayout({
      heading: 'Your week on Callboard',
      paragraphs: [`Hello ${firstName}, this is new for you.`],
      sections,
      button: { label: 'Open Callboard', url: `${publicUrl}/` },
      note: 'You get this mail at most once a week, because the weekly digest is on in your settings.',
      unsubscribeUrl,
    }),
  };
}

function formatTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}

function count(items: unknown[], one: string, several: string): string | null {
  if (items.length === 0) return null;
  return `${items.length} ${items.length === 1 ? one : several}`;
}
