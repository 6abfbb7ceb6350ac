import { actor, type Expected, jobCases } from './job-cases.ts';
import type { NewNotification } from './new-notification.ts';

const sent = { messageId: 'msg_1', conversationId: 'conv_1' };
const project = { projectId: 'project_1', projectTitle: 'The Last Wash' };
const section = { courseCode: 'THR 101', semester: 'Fall 2026' };

/** One of each kind of notification but comments, and what it says. */
export const catalogueCases: [NewNotification, Expected][] = [
  ...jobCases,
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
    { type: 'project_crew', actor, data: { ...project, role: 'Camera' } },
    {
      title: 'You are on the crew',
      message: 'Ana Ruiz added you to the crew of “The Last Wash”, as Camera.',
      link: '/projects/project_1',
      dedupeKey: 'project_crew project_1',
      groupKey: 'project_1',
    },
  ],
  [
    { type: 'project_crew', actor, data: { ...project, role: null } },
    {
      title: 'You are on the crew',
      message: 'Ana Ruiz added you to the crew of “The Last Wash”.',
      link: '/projects/project_1',
      dedupeKey: 'project_crew project_1',
      groupKey: 'project_1',
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
  [
    {
      type: 'moderation',
      actor: null,
      data: { event: 'acted', reportId: 'report_1', targetType: 'portfolio', note: null },
    },
    {
      title: 'We looked at your report',
      message: 'You reported a portfolio item. We have acted. Thank you for telling us.',
      link: null,
      dedupeKey: 'moderation acted report_1',
      groupKey: 'acted report_1',
    },
  ],
  [
    {
      type: 'moderation',
      actor: null,
      data: { event: 'cleared', reportId: 'report_1', targetType: 'user', note: 'All is well.' },
    },
    {
      title: 'A report was dismissed',
      message: 'A report about your profile was looked at and dismissed. All is well.',
      link: null,
      dedupeKey: 'moderation cleared report_1',
      groupKey: 'cleared report_1',
    },
  ],
  [
    {
      type: 'moderation',
      actor: null,
      data: {
        event: 'removed',
        reportId: 'report_1',
        targetType: 'post',
        note: 'Please credit the photographer.',
        appealToken: 'report_1.x',
      },
    },
    {
      title: 'Something of yours was removed',
      message: 'Your post was removed: it is against our rules. Please credit the photographer.',
      link: '/appeal/report_1.x',
      dedupeKey: 'moderation removed report_1',
      groupKey: 'removed report_1',
    },
  ],
];
