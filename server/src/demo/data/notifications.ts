import { currentTerm } from '#contract/courses/terms.ts';
import type { NewNotification } from '#contract/notifications/new-notification.ts';
import { demoId } from '../demo-ids.ts';
import { daysAgo } from '../times.ts';
import { courses } from './courses.ts';
import { endorsements } from './endorsements.ts';
import { events } from './events.ts';
import { jobs } from './jobs.ts';
import { demoStudent, members } from './members.ts';
import { profileViews } from './profile-views.ts';

export interface DemoNotification {
  to: string;
  hoursAgo: number;
  /** By default it is read when it is old enough. */
  isRead?: boolean;
  notification: NewNotification;
}

/** Calls that ask for what a member can do. */
const matches = [
  { job: 'window-unit-video', to: demoStudent, hoursAgo: 28 },
  { job: 'low-power-mixer', to: 'oscar-lindqvist', hoursAgo: 50 },
];

const views = [{ job: 'gaffer-by-friday', to: demoStudent, count: 10, hoursAgo: 1 }];

const seats = [{ event: 'Breathing Room, quiet hours', to: demoStudent, hoursAgo: 5 }];

const joined = [
  { member: 'theo-brandt', to: demoStudent, course: courses.thesisWorkshop, hoursAgo: 100 },
  { member: 'priya-raghunathan', to: demoStudent, course: courses.thesisWorkshop, hoursAgo: 98 },
];

/** What does not follow from the community itself: views, matches, and who came when. */
export const notifications: DemoNotification[] = [
  ...profileViews.map(({ viewed, viewer, hoursAgo }) => ({
    to: viewed,
    hoursAgo,
    notification: {
      type: 'profile_view' as const,
      actor: actorOf(viewer),
      data: { day: daysAgo(hoursAgo / 24).slice(0, 10) },
    },
  })),
  ...matches.map(({ job: key, to, hoursAgo }) => ({
    to,
    hoursAgo,
    notification: {
      type: 'job_match' as const,
      actor: { id: demoId.user(jobOf(key).author) },
      data: {
        jobId: demoId.job(key),
        jobTitle: jobOf(key).title,
        reason: { by: 'skills' as const, skills: sharedSkills(to, key), isForSchool: false },
      },
    },
  })),
  ...views.map(({ job: key, to, count, hoursAgo }) => ({
    to,
    hoursAgo,
    notification: {
      type: 'job_milestone' as const,
      actor: null,
      data: {
        jobId: demoId.job(key),
        jobTitle: jobOf(key).title,
        counted: 'views' as const,
        count,
      },
    },
  })),
  ...seats.map(({ event: title, to, hoursAgo }) => ({
    to,
    hoursAgo,
    notification: {
      type: 'event' as const,
      actor: null,
      data: {
        event: 'moved_up' as const,
        eventId: demoId.event(events.findIndex((event) => event.title === title)),
        eventTitle: title,
      },
    },
  })),
  ...joined.map(({ member, to, course, hoursAgo }) => ({
    to,
    hoursAgo,
    notification: {
      type: 'classmate_joined' as const,
      actor: actorOf(member),
      data: {
        courseCode: course.code,
        section: course.section,
        semester: currentTerm(new Date()).semester,
      },
    },
  })),
  ...endorsements.map(({ member, skill, endorser, hoursAgo }) => ({
    to: member,
    hoursAgo,
    notification: {
      type: 'skill_endorsement' as const,
      actor: actorOf(endorser),
      data: { skill },
    },
  })),
];

export function actorOf(key: string) {
  const member = members.find((one) => one.key === key);
  if (!member) throw new Error(`The demo community has no ${key}.`);
  return { id: demoId.user(key), firstName: member.firstName, lastName: member.lastName };
}

export function jobOf(key: string) {
  const job = jobs.find((one) => one.key === key);
  if (!job) throw new Error(`The demo community has no job ${key}.`);
  return job;
}

function sharedSkills(member: string, job: string): string[] {
  const own = members.find(({ key }) => key === member)?.skills ?? [];
  return jobOf(job).skills.filter((skill) => own.includes(skill));
}
