import type { MailPreference } from '../mails/preferences.ts';
import type { NotificationData } from './contract.ts';
import type { NotificationIdentity, NotificationPayloads } from './new-notification.ts';
import type { NotificationType } from './types.ts';

export interface GroupWords {
  title: string;
  /** The end of a sentence that begins with names: "Ana Ruiz and 4 others" … */
  message: string;
}

export interface CatalogueEntry<Type extends NotificationType> {
  title: (notification: NotificationPayloads[Type]) => string;
  message: (notification: NotificationPayloads[Type]) => string;
  /** The ids that are stored with it, for its link. */
  data: (notification: NotificationPayloads[Type]) => NotificationData;
  /** The page it is about, from the stored ids. */
  link: (data: NotificationData) => string | null;
  /** A recipient gets one notification per key; without a key each one counts. */
  dedupeKey: (notification: NotificationIdentity<Type>) => string | null;
  /** Acts of a type with the same key are one notification. */
  groupKey: (notification: NotificationIdentity<Type>) => string;
  /** Its words once several members have acted, after their names; null where the newest act speaks for all. */
  group: (notification: NotificationPayloads[Type]) => GroupWords | null;
  /** The setting of the recipient that decides whether it is also mailed. */
  mailPreference: Exclude<MailPreference, 'emailDigest'>;
}
