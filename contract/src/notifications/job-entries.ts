import type { ApplicationStatus } from '../applications/forms.ts';
import { pathTo } from '../paths.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { nameOf } from './name-of.ts';
import type { MatchReason } from './new-notification.ts';

const decisions: Record<ApplicationStatus, { title: string; outcome: string }> = {
  accepted: { title: 'Application accepted', outcome: 'was accepted' },
  rejected: {
    title: 'Application not successful',
    outcome: 'was not successful this time',
  },
  pending: { title: 'Application under review', outcome: 'is under review again' },
};

export const jobApplicationEntry: CatalogueEntry<'job_application'> = {
  title: ({ data }) => {
    if (data.event === 'received') return 'New application';
    if (data.event === 'closed') return 'Application closed';
    return data.seat?.isMove ? 'Another position' : decisions[data.status].title;
  },
  message: ({ actor, data }) => {
    const yours = `Your application to “${data.jobTitle}”`;
    if (actor === null)
      return `${yours} was closed: nobody answered in time. It says nothing about your work.`;
    if (data.event === 'received') return `${nameOf(actor)} applied to “${data.jobTitle}”.`;
    const note = data.hasNote ? ` ${nameOf(actor)} left you a note.` : '';
    if (data.seat?.isMove) return `You are now ${data.seat.role} in “${data.jobTitle}”.${note}`;
    const seat = data.seat ? `, as ${data.seat.role}` : '';
    return `${yours} ${decisions[data.status].outcome}${seat}.${note}`;
  },
  data: ({ actor, data: { applicationId, jobId } }) => ({
    applicationId,
    jobId,
    ...(actor && { senderId: actor.id }),
  }),
  link: ({ applicationId }) => (applicationId ? pathTo('application', { applicationId }) : null),
  dedupeKey: ({ data }) => (data.event === 'received' ? `application ${data.applicationId}` : null),
  groupKey: ({ data }) =>
    data.event === 'received' ? data.jobId : `decision ${data.applicationId}`,
  group: ({ data }) =>
    data.event === 'received'
      ? { title: 'New applications', message: `applied to “${data.jobTitle}”.` }
      : null,
  mailPreference: 'emailJobApplications',
};

export const jobMatchEntry: CatalogueEntry<'job_match'> = {
  title: ({ data }) =>
    data.reason.by === 'search' ? 'A job for your search' : 'A job for your skills',
  message: ({ data }) => `“${data.jobTitle}” ${describeReason(data.reason)}.`,
  data: ({ data: { jobId } }) => ({ jobId }),
  link: ({ jobId }) => linkToJob(jobId),
  dedupeKey: ({ data }) => `job_match ${data.jobId}`,
  groupKey: ({ data }) => data.jobId,
  group: () => null,
  mailPreference: 'emailJobMatches',
};

export const jobMilestoneEntry: CatalogueEntry<'job_milestone'> = {
  title: ({ data }) => {
    if (data.counted === 'days') return 'Your job ends soon';
    if (data.counted === 'waiting') return 'People are waiting for your answer';
    if (data.counted === 'filled') return 'The crew is complete';
    return data.counted === 'applications' && data.count === 1
      ? 'First application'
      : `${data.count} ${data.counted}`;
  },
  message: ({ data }) => {
    const job = `“${data.jobTitle}”`;
    if (data.counted === 'days')
      return `${job} leaves the board in a week. Renew it with one click if you are still looking.`;
    if (data.counted === 'filled')
      return `Every position of ${job} is filled. The call sheet has the crew, times and place.`;
    const { counted, count } = data;
    if (counted === 'views') return `${job} has been viewed ${count} times.`;
    if (counted === 'waiting')
      return count === 1
        ? `One application to ${job} is older than a week.`
        : `${count} applications to ${job} are older than a week.`;
    return count === 1
      ? `${job} has its first application.`
      : `${count} people have applied to ${job}.`;
  },
  data: ({ data: { jobId, counted } }) => ({
    jobId,
    ...(counted === 'filled' && { callSheetId: jobId }),
  }),
  link: ({ jobId, callSheetId }) =>
    callSheetId ? pathTo('callSheet', { jobId: callSheetId }) : linkToJob(jobId),
  dedupeKey: ({ data }) => {
    const key = `job_milestone ${data.jobId} ${data.counted}`;
    if (data.counted === 'filled') return key;
    return `${key} ${'day' in data ? data.day : data.count}`;
  },
  groupKey: ({ data }) => data.jobId,
  group: () => null,
  mailPreference: 'emailNotifications',
};

function describeReason(reason: MatchReason): string {
  if (reason.by === 'search') return `is what you search for: ${reason.search}`;
  const skills = new Intl.ListFormat('en').format(reason.skills);
  return reason.isForSchool
    ? `asks for ${skills} and is for your school`
    : `asks for ${skills}, which you can do`;
}

function linkToJob(jobId: string | undefined): string | null {
  return jobId ? pathTo('job', { jobId }) : null;
}
