import type { CurrentUser } from '../users/contract.ts';

/** The settings that switch mails on and off, and what each of them is about. */
export const mailPreferences = {
  emailNotifications: 'likes, endorsements, messages, events and classmates',
  emailJobMatches: 'jobs that match your skills',
  emailConnectionRequests: 'connection requests',
  emailJobApplications: 'job applications',
  emailProfileViews: 'views of your profile',
  emailComments: 'comments on your work, replies and mentions',
  emailDigest: 'the week ahead (the weekly digest)',
} satisfies Partial<Record<keyof CurrentUser, string>>;

export type MailPreference = keyof typeof mailPreferences;
