import { describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '../applications/forms.ts';
import { dedupeKeyOf, groupKeyOf, notificationCatalogue, renderNotification } from './catalogue.ts';
import type { GroupWords } from './catalogue-entry.ts';
import type { NewNotification } from './new-notification.ts';
import { notificationTypes } from './types.ts';

const actor = { id: 'user_1', firstName: 'Ana', lastName: 'Ruiz' };
const application = { applicationId: 'app_1', jobId: 'job_1', jobTitle: 'Harpist' };
const sent = { messageId: 'msg_1', conversationId: 'conv_1' };
const section = { courseCode: 'THR 101', semester: 'Fall 2026' };
const job = { jobId: 'job_1', jobTitle: 'Harpist' };

type Expected = Record<'title' | 'message' | 'groupKey', string> &
  Record<'link' | 'dedupeKey', string | null>;

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

const cases: [NewNotification, Expected][] = [
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
    { type: 'connection_request', actor, data: { event: 'requested', connectionId: 'conn_1' } },
    {
      title: 'New connection request',
      message: 'Ana Ruiz would like to connect with you.',
      link: '/profile/user_1',
      dedupeKey: 'connection_request conn_1',
      groupKey: 'requested conn_1',
    },
  ],
  [
    { type: 'connection_request', actor, data: { event: 'accepted', connectionId: 'conn_1' } },
    {
      title: 'Connection request accepted',
      message: 'Ana Ruiz accepted your connection request.',
      link: '/profile/user_1',
      dedupeKey: 'connection_accepted conn_1',
      groupKey: 'accepted conn_1',
    },
  ],
  [
    { type: 'message', actor, data: { event: 'sent', ...sent } },
    {
      title: 'New message',
      message: 'Ana Ruiz sent you a message.',
      link: '/messages/conv_1',
      dedupeKey: 'message msg_1',
      groupKey: 'conv_1',
    },
  ],
  [
    { type: 'message', actor, data: { event: 'requested', ...sent } },
    {
      title: 'New message request',
      message: 'Ana Ruiz would like to write to you.',
      link: '/messages/conv_1',
      dedupeKey: 'message msg_1',
      groupKey: 'conv_1',
    },
  ],
  [
    { type: 'skill_endorsement', actor, data: { skill: 'Acting' } },
    {
      title: 'New endorsement',
      message: 'Ana Ruiz endorsed you for Acting.',
      link: '/profile/user_1',
      dedupeKey: 'endorsement user_1 Acting',
      groupKey: 'Acting',
    },
  ],
  [
    { type: 'profile_view', actor, data: { day: '2026-11-15' } },
    {
      title: 'New profile view',
      message: 'Ana Ruiz viewed your profile.',
      link: '/profile/user_1',
      dedupeKey: 'profile_view user_1 2026-11-15',
      groupKey: '2026-11-15',
    },
  ],
  [
    { type: 'classmate_joined', actor, data: { ...section, section: '002' } },
    {
      title: 'New classmate',
      message: 'Ana Ruiz joined THR 101, section 002.',
      link: '/profile/user_1',
      dedupeKey: 'classmate user_1 THR 101 Fall 2026 002',
      groupKey: 'THR 101 Fall 2026 002',
    },
  ],
  [
    { type: 'classmate_joined', actor, data: { ...section, section: null } },
    {
      title: 'New classmate',
      message: 'Ana Ruiz joined THR 101.',
      link: '/profile/user_1',
      dedupeKey: 'classmate user_1 THR 101 Fall 2026 ',
      groupKey: 'THR 101 Fall 2026 ',
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
      message: '“Harpist” leaves the board in a week. Renew it with one click if you still look.',
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
  [
    { type: 'like', actor, data: { postId: 'post_1' } },
    {
      title: 'New like',
      message: 'Ana Ruiz likes your post.',
      link: '/posts/post_1',
      dedupeKey: 'like post_1 user_1',
      groupKey: 'post_1',
    },
  ],
  [
    { type: 'data_export', actor: null, data: { exportId: 'export_1' } },
    {
      title: 'Your data is ready',
      message: 'A copy of your data can be downloaded for 7 days.',
      link: '/settings#my-data',
      dedupeKey: 'data_export export_1',
      groupKey: 'export_1',
    },
  ],
];

/** By type and group key; the others have no words for several. */
const groupWords: Record<string, GroupWords> = {
  'job_application job_1': { title: 'New applications', message: 'applied to “Harpist”.' },
  'skill_endorsement Acting': { title: 'New endorsements', message: 'endorsed you for Acting.' },
  'profile_view 2026-11-15': { title: 'New profile views', message: 'viewed your profile.' },
  'classmate_joined THR 101 Fall 2026 002': {
    title: 'New classmates',
    message: 'joined THR 101, section 002.',
  },
  'classmate_joined THR 101 Fall 2026 ': { title: 'New classmates', message: 'joined THR 101.' },
  'like post_1': { title: 'New likes', message: 'like your post.' },
};

describe('the notification catalogue', () => {
  it.each(cases)('%j', (notification, expected) => {
    const { title, message, data } = renderNotification(notification);
    expect({
      title,
      message,
      link: notificationCatalogue[notification.type].link(data),
      dedupeKey: dedupeKeyOf(notification),
      groupKey: groupKeyOf(notification),
    }).toEqual(expected);
  });

  it('is tested for every type, comments and events in files of their own', () => {
    expect([...new Set(cases.map(([{ type }]) => type))]).toEqual(
      notificationTypes.filter((type) => type !== 'comment' && type !== 'event'),
    );
  });

  it.each(cases)('has words for several after their names: %j', (notification) => {
    const { group } = renderNotification(notification);
    expect(group).toEqual(groupWords[`${notification.type} ${groupKeyOf(notification)}`] ?? null);
  });

  const typesWithIds = notificationTypes.filter(
    (type) => type !== 'data_export' && type !== 'event',
  );
  it.each(typesWithIds)('has no link for %s without ids', (type) => {
    expect(notificationCatalogue[type].link({})).toBeNull();
  });

  it('mails by the setting of each type', () => {
    const preferences = notificationTypes.map(
      (type) => [type, notificationCatalogue[type].mailPreference] as const,
    );
    expect(Object.fromEntries(preferences)).toEqual({
      job_application: 'emailJobApplications',
      job_match: 'emailJobMatches',
      connection_request: 'emailConnectionRequests',
      message: 'emailNotifications',
      skill_endorsement: 'emailNotifications',
      profile_view: 'emailProfileViews',
      classmate_joined: 'emailNotifications',
      job_milestone: 'emailNotifications',
      like: 'emailNotifications',
      comment: 'emailComments',
      event: 'emailNotifications',
      data_export: 'emailNotifications',
    });
  });
});
