import { describe, expect, it } from 'vitest';
import { dedupeKeyOf, groupKeyOf, notificationCatalogue, renderNotification } from './catalogue.ts';
import { catalogueCases as cases } from './catalogue-cases.ts';
import type { GroupWords } from './catalogue-entry.ts';
import { notificationTypes } from './types.ts';

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
    expect(data).toBeTypeOf('object');
    expect({
      title,
      message,
      link: notificationCatalogue[notification.type].link(data),
      dedupeKey: dedupeKeyOf(notification),
      groupKey: groupKeyOf(notification),
    }).toEqual(expected);
  });

  it('is tested for every type, comments and events in files of their own', () => {
    expect(new Set(cases.map(([{ type }]) => type))).toEqual(
      new Set(notificationTypes.filter((type) => type !== 'comment' && type !== 'event')),
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
      project_crew: 'emailNotifications',
      data_export: 'emailNotifications',
      moderation: 'emailNotifications',
    });
  });
});
