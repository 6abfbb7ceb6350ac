import { exportDays } from '../account/periods.ts';
import { pathTo } from '../paths.ts';
import type { CatalogueEntry, GroupWords } from './catalogue-entry.ts';
import { commentEntry } from './comment-entry.ts';
import type { NotificationData } from './contract.ts';
import { eventEntry } from './event-entry.ts';
import { jobApplicationEntry, jobMatchEntry, jobMilestoneEntry } from './job-entries.ts';
import { moderationEntry } from './moderation-entry.ts';
import { nameOf } from './name-of.ts';
import type { NotificationIdentity, NotificationPayloads } from './new-notification.ts';
import type { NotificationType } from './types.ts';

/** Everything about each type of notification, in one place. */
export const notificationCatalogue: { [Type in NotificationType]: CatalogueEntry<Type> } = {
  job_application: jobApplicationEntry,
  job_match: jobMatchEntry,
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
  job_milestone: jobMilestoneEntry,
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
  event: eventEntry,
  project_crew: {
    title: () => 'You are on the crew',
    message: ({ actor, data: { projectTitle, role } }) =>
      `${nameOf(actor)} added you to the crew of “${projectTitle}”${role ? `, as ${role}` : ''}.`,
    data: ({ actor, data: { projectId } }) => ({ projectId, senderId: actor.id }),
    link: ({ projectId }) => (projectId ? pathTo('project', { projectId }) : null),
    dedupeKey: ({ data }) => `project_crew ${data.projectId}`,
    groupKey: ({ data }) => data.projectId,
    group: () => null,
    mailPreference: 'emailNotifications',
  },
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
  moderation: moderationEntry,
};

type Section = NotificationPayloads['classmate_joined']['data'];

function sectionKey({ courseCode, semester, section }: Section): string {
  return `${courseCode} ${semester} ${section ?? ''}`;
}

function sectionName({ courseCode, section }: Section): string {
  return section ? `${courseCode}, section ${section}` : courseCode;
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
