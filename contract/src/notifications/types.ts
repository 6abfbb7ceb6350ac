export const notificationTypes = [
  'job_application',
  'job_match',
  'connection_request',
  'message',
  'skill_endorsement',
  'profile_view',
  'classmate_joined',
  'job_milestone',
  'like',
  'comment',
  'event',
  'project_crew',
  'data_export',
  'moderation',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
