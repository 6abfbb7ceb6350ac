import { exportDays } from '../account/periods.ts';
import type { ApplicationStatus } from '../applications/contract.ts';
import { pathTo } from '../paths.ts';
import type { CatalogueEntry, GroupWords } from './catalogue-entry.ts';
import { commentEntry } from './comment-entry.ts';
import type { NotificationData } from './contract.ts';
import type { NotificationIdentity, NotificationPayloads } from './new-notification.ts';
import type { NotificationType } from './types.ts';

const decisions: Record<ApplicationStatus, { title: string; outcome: string }> = {
  accepted: { title: 'Application accepted', outcome: 'was accepted' },
  rejected: {
    title: 'Application not successful',
    outcome: 'was not successful this time',
  },
  pending: { title: 'Application under review', outcome: 'is under review again' },
};

/** Everything about each type of notification, in one place. */
export const notificationCatalogue: { [Type in NotificationType]: CatalogueEntry<Type> } = {
  job_application: {
    title: ({ data }) =>
      data.event === 'received' ? 'New application' : decisions[data.status].title,
    message: ({ actor, data }) =>
      data.event === 'received'
        ? `${nameOf(actor)} applied to “${data.jobTitle}”.`
        : `Your application to “${data.jobTitle}” ${decisions[data.status].outcome}.`,
    data: ({ actor, data: { applicationId, jobId } }) => ({
      applicationId,
      jobId,
      senderId: actor.id,
    }),
    link: ({ applicationId }) => (applicationId ? pathTo('application', { applicationId }) : null),
    dedupeKey: ({ data }) =>
      data.event === 'received' ? `application ${data.applicationId}` : null,
    groupKey: ({ data }) =>
      data.event === 'received' ? data.jobId : `decision ${data.applicationId}`,
    group: ({ data }) =>
      data.event === 'received'
        ? { title: 'New applications', message: `applied to “${data.jobTitle}”.` }
        : null,
    mailPreference: 'emailJobApplications',
  },
  job_match: {
    title: () => 'A job for your skills',
    message: ({ data }) => `“${data.jobTitle}” asks for what you can do.`,
    data: ({ data: { jobId } }) => ({ jobId }),
    link: ({ jobId }) => linkToJob(jobId),
    dedupeKey: ({ data }) => `job_match ${data.jobId}`,
    groupKey: ({ data }) => data.jobId,
    group: () => null,
    mailPreference: 'emailJobMatches',
  },
  connection_request: {
    title: ({ data }) =>
      data.event === 'requested' ? 'New connection request' : 'Connection request accepted',
    message: ({ actor, data }) =>
      data.event === 'requested'
        ? `${nameOf(actor)} would like to connect with you.`
        : `${nameOf(actor)} accepted your connection request.`,
    data: ({ actor }) => ({ senderId: actor.id }),
    link: ({ senderId }) => linkToProfile(senderId),
    dedupeKey: ({ data: { event, connectionId } }) =>
      `${event === 'requested' ? 'connection_request' : 'connection_accepted'} ${connectionId}`,
    groupKey: ({ data: { event, connectionId } }) => `${event} ${connectionId}`,
    group: () => null,
    mailPreference: 'emailConnectionRequests',
  },
  message: {
    title: ({ data }) => (data.event === 'requested' ? 'New message request' : 'New message'),
    message: ({ actor, data }) =>
      data.event === 'requested'
        ? `${nameOf(actor)} would like to write to you.`
        : `${nameOf(actor)} sent you a message.`,
    data: ({ actor, data: { conversationId } }) => ({ senderId: actor.id, conversationId }),
    link: ({ conversationId }) =>
      conversationId ? pathTo('conversation', { conversationId }) : null,
    dedupeKey: ({ data }) => `message ${data.messageId}`,
    groupKey: ({ data }) => data.conversationId,
    group: () => null,
    mailPreference: 'emailNotifications',
  },
  skill_endorsement: {
    title: () => 'New endorsement',
    message: ({ actor, data }) => `${nameOf(actor)} endorsed you for ${data.skill}.`,
    data: ({ actor }) => ({ endorserId: actor.id }),
    link: ({ endorserId }) => linkToProfile(endorserId),
    dedupeKey: ({ actor, data }) => `endorsement ${actor.id} ${data.skill}`,
    groupKey: ({ data }) => data.skill,
    group: ({ data }) => ({
      title: 'New endorsements',
      message: `endorsed you for ${data.skill}.`,
    }),
    mailPreference: 'emailNotifications',
  },
  profile_view: {
    title: () => 'New profile view',
    message: ({ actor }) => `${nameOf(actor)} viewed your profile.`,
    data: ({ actor }) => ({ viewerId: actor.id }),
    link: ({ viewerId }) => linkToProfile(viewerId),
    dedupeKey: ({ actor, data }) => `profile_view ${actor.id} ${data.day}`,
    groupKey: ({ data }) => data.day,
    group: () => ({ title: 'New profile views', message: 'viewed your profile.' }),
    mailPreference: 'emailProfileViews',
  },
  classmate_joined: {
    title: () => 'New classmate',
    message: ({ actor, data }) => `${nameOf(actor)} joined ${sectionName(data)}.`,
    data: ({ actor }) => ({ newUserId: actor.id }),
    link: ({ newUserId }) => linkToProfile(newUserId),
    dedupeKey: ({ actor, data }) => `classmate ${actor.id} ${sectionKey(data)}`,
    groupKey: ({ data }) => sectionKey(data),
    group: ({ data }) => ({ title: 'New classmates', message: `joined ${sectionName(data)}.` }),
    mailPreference: 'emailNotifications',
  },
  job_milestone: {
    title: ({ data: { counted, count } }) =>
      counted === 'applications' && count === 1 ? 'First application' : `${count} ${counted}`,
    message: ({ data: { counted, count, jobTitle } }) => {
      if (counted === 'views') return `“${jobTitle}” has been viewed ${count} times.`;
      return count === 1
        ? `“${jobTitle}” has its first application.`
        : `${count} people have applied to “${jobTitle}”.`;
    },
    data: ({ data: { jobId } }) => ({ jobId }),
    link: ({ jobId }) => linkToJob(jobId),
    dedupeKey: ({ data: { jobId, counted, count } }) =>
      `job_milestone ${jobId} ${counted} ${count}`,
    groupKey: ({ data }) => data.jobId,
    group: () => null,
    mailPreference: 'emailNotifications',
  },
  like: {
    title: () => 'New like',
    message: ({ actor }) => `${nameOf(actor)} likes your post.`,
    data: ({ actor, data: { postId } }) => ({ postId, senderId: actor.id }),
    link: ({ postId }) => (postId ? pathTo('post', { postId }) : null),
    dedupeKey: ({ actor, data }) => `like ${data.postId} ${actor.id}`,
    groupKey: ({ data }) => data.postId,
    group: () => ({ title: 'New likes', message: 'like your post.' }),
    mailPreference: 'emailNotifications',
  },
  comment: commentEntry,
  data_export: {
    title: () => 'Your data is ready',
    message: () => `A copy of your data can be downloaded for ${exportDays} days.`,
    data: () => ({}),
    link: () => `${pathTo('settings')}#my-data`,
    dedupeKey: ({ data }) => `data_export ${data.exportId}`,
    groupKey: ({ data }) => data.exportId,
    group: () => null,
    mailPreference: 'emailNotifications',
  },
};

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

type Section = NotificationPayloads['classmate_joined']['data'];

function sectionKey({ courseCode, semester, section }: Section): string {
  return `${courseCode} ${semester} ${section ?? ''}`;
}

function sectionName({ courseCode, section }: Section): string {
  return section ? `${courseCode}, section ${section}` : courseCode;
}

function linkToJob(jobId: string | undefined): string | null {
  return jobId ? pathTo('job', { jobId }) : null;
}

function linkToProfile(userId: string | undefined): string | null {
  return userId ? pathTo('profile', { userId }) : null;
}

/** What is stored of a notification and shown to its recipient. */
export function renderNotification<Type extends NotificationType>(
  notification: { type: Type } & NotificationPayloads[Type],
): { title: string; message: string; data: NotificationData; group: GroupWords | null } {
  const { title, message, data, group } = notificationCatalogue[notification.type];
  return {
    title: title(notification),
    message: message(notification),
    data: data(notification),
    group: group(notification),
  };
}

export function dedupeKeyOf<Type extends NotificationType>(
  notification: { type: Type } & NotificationIdentity<Type>,
): string | null {
  return notificationCatalogue[notification.type].dedupeKey(notification);
}

export function groupKeyOf<Type extends NotificationType>(
  notification: { type: Type } & NotificationIdentity<Type>,
): string {
  return notificationCatalogue[notification.type].groupKey(notification);
}
