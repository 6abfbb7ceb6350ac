import type { ApplicationStatus } from '../applications/forms.ts';
import type { NewNotification } from './new-notification.ts';

/** What a notification says, where it leads, and what it is told apart by. */
export type Expected = Record<'title' | 'message' | 'groupKey', string> &
  Record<'link' | 'dedupeKey', string | null>;

export const actor = { id: 'user_1', firstName: 'Ana', lastName: 'Ruiz' };

const application = { applicationId: 'app_1', jobId: 'job_1', jobTitle: 'Harpist' };

const job = { jobId: 'job_1', jobTitle: 'Harpist' };

const decided = (
  status: ApplicationStatus,
  words: Pick<Expected, 'title' | 'message'>,
): [NewNotification, Expected] => [
  {
    type: 'job_application',
    actor,
    data: { event: 'decided', status, hasNote: false, ...application },
  },
  { ...words, link: '/applications/app_1', dedupeKey: null, groupKey: 'decision app_1' },
];

export const jobCases: [NewNotification, Expected][] = [
  [
    { type: 'job_application', actor, data: { event: 'received', ...application } },
    {
      title: 'New application',
      message: 'Ana Ruiz applied to “Harpist”.',
      link: '/applications/app_1',
      dedupeKey: 'application app_1',
      groupKey: 'job_1',
    },
  ],
  decided('accepted', {
    title: 'Application accepted',
    message: 'Your application to “Harpist” was accepted.',
  }),
  [
    {
      type: 'job_application',
      actor,
      data: {
        event: 'decided',
        status: 'accepted',
        hasNote: true,
        seat: { role: 'Grip', isMove: true },
        ...application,
      },
    },
    {
      title: 'Another position',
      message: 'You are now Grip in “Harpist”. Ana Ruiz left you a note.',
      link: '/applications/app_1',
      dedupeKey: null,
      groupKey: 'decision app_1',
    },
  ],
  decided('rejected', {
    title: 'Application not successful',
    message: 'Your application to “Harpist” was not successful this time.',
  }),
  [
    {
      type: 'job_application',
      actor,
      data: { event: 'decided', status: 'rejected', hasNote: true, ...application },
    },
    {
      title: 'Application not successful',
      message:
        'Your application to “Harpist” was not successful this time. Ana Ruiz left you a note.',
      link: '/applications/app_1',
      dedupeKey: null,
      groupKey: 'decision app_1',
    },
  ],
  [
    { type: 'job_application', actor: null, data: { event: 'closed', ...application } },
    {
      title: 'Application closed',
      message:
        'Your application to “Harpist” was closed: nobody answered in time. It says nothing about your work.',
      link: '/applications/app_1',
      dedupeKey: null,
      groupKey: 'decision app_1',
    },
  ],
  decided('pending', {
    title: 'Application under review',
    message: 'Your application to “Harpist” is under review again.',
  }),
  [
    {
      type: 'job_match',
      actor: { id: 'user_1' },
      data: {
        ...job,
        reason: { by: 'skills', skills: ['Harp', 'Sight Reading'], isForSchool: false },
      },
    },
    {
      title: 'A job for your skills',
      message: '“Harpist” asks for Harp and Sight Reading, which you can do.',
      link: '/jobs/job_1',
      dedupeKey: 'job_match job_1',
      groupKey: 'job_1',
    },
  ],
  [
    {
      type: 'job_match',
      actor: { id: 'user_1' },
      data: { ...job, reason: { by: 'skills', skills: ['Harp'], isForSchool: true } },
    },
    {
      title: 'A job for your skills',
      message: '“Harpist” asks for Harp and is for your school.',
      link: '/jobs/job_1',
      dedupeKey: 'job_match job_1',
      groupKey: 'job_1',
    },
  ],
  [
    {
      type: 'job_match',
      actor: { id: 'user_1' },
      data: { ...job, reason: { by: 'search', search: 'harp, paid' } },
    },
    {
      title: 'A job for your search',
      message: '“Harpist” is what you search for: harp, paid.',
      link: '/jobs/job_1',
      dedupeKey: 'job_match job_1',
      groupKey: 'job_1',
    },
  ],
  [
    { type: 'job_milestone', actor: null, data: { ...job, counted: 'views', count: 50 } },
    {
      title: '50 views',
      message: '“Harpist” has been viewed 50 times.',
      link: '/jobs/job_1',
      dedupeKey: 'job_milestone job_1 views 50',
      groupKey: 'job_1',
    },
  ],
  [
    { type: 'job_milestone', actor: null, data: { ...job, counted: 'applications', count: 1 } },
    {
      title: 'First application',
      message: '“Harpist” has its first application.',
      link: '/jobs/job_1',
      dedupeKey: 'job_milestone job_1 applications 1',
      groupKey: 'job_1',
    },
  ],
  [
    { type: 'job_milestone', actor: null, data: { ...job, counted: 'applications', count: 10 } },
    {
      title: '10 applications',
      message: '10 people have applied to “Harpist”.',
      link: '/jobs/job_1',
      dedupeKey: 'job_milestone job_1 applications 10',
      groupKey: 'job_1',
    },
  ],
  [
    {
      type: 'job_milestone',
      actor: null,
      data: { ...job, counted: 'waiting', count: 2, day: '2026-11-16' },
    },
    {
      title: 'People are waiting for your answer',
      message: '2 applications to “Harpist” are older than a week.',
      link: '/jobs/job_1',
      dedupeKey: 'job_milestone job_1 waiting 2026-11-16',
      groupKey: 'job_1',
    },
  ],
  [
    { type: 'job_milestone', actor: null, data: { ...job, counted: 'days', day: '2026-11-23' } },
    {
      title: 'Your job ends soon',
      message:
        '“Harpist” leaves the board in a week. Renew it with one click if you are still looking.',
      link: '/jobs/job_1',
      dedupeKey: 'job_milestone job_1 days 2026-11-23',
      groupKey: 'job_1',
    },
  ],
  [
    { type: 'job_milestone', actor: null, data: { ...job, counted: 'filled' } },
    {
      title: 'The crew is complete',
      message:
        'Every position of “Harpist” is filled. The call sheet has the crew, times and place.',
      link: '/jobs/job_1/call-sheet',
      dedupeKey: 'job_milestone job_1 filled',
      groupKey: 'job_1',
    },
  ],
];
