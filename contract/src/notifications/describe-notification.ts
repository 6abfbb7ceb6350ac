import type { UserSummary } from '../users/contract.ts';
import { renderNotification } from './catalogue.ts';
import { nameOf } from './name-of.ts';
import type { NewNotification } from './new-notification.ts';
import type { NotificationType } from './types.ts';

/** Members who are counted by name or number; more are "over 99 others". */
export const maxCountedActors = 100;

type Actor = Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;

/** What a notification tells of, without its sentences. */
export interface NotificationFacts {
  type: NotificationType;
  /** The members who acted, the last one first, two at most. */
  actors: Actor[];
  /** How many they are, `maxCountedActors` and one at most. */
  actorCount: number;
  /** What the newest act was; null where only its sentences were stored. */
  newest: NewNotification['data'] | null;
  /** The sentences that were stored when it happened. */
  title: string;
  message: string;
  groupTitle: string | null;
  groupMessage: string | null;
}

interface Description {
  title: string;
  message: string;
}

/** The sentences that its recipient reads, with the names that the members have now. */
export function describeNotification(facts: NotificationFacts): Description {
  const { title, message, group } = describeNewest(facts);
  if (facts.actorCount < 2 || !group) return { title, message };
  return { title: group.title, message: `${namesOf(facts)} ${group.message}` };
}

function describeNewest(facts: NotificationFacts): Description & { group: Description | null } {
  const { type, actors, newest, title, message, groupTitle, groupMessage } = facts;
  if (newest)
    return renderNotification({ type, actor: actors[0] ?? null, data: newest } as NewNotification);
  const group =
    groupMessage === null ? null : { title: groupTitle ?? title, message: groupMessage };
  return { title, message, group };
}

function namesOf({ actors, actorCount }: NotificationFacts): string {
  const [first, second] = actors.map(nameOf);
  if (actorCount === 2) return `${first} and ${second}`;
  const others = actorCount > maxCountedActors ? `over ${maxCountedActors - 1}` : actorCount - 1;
  return `${first} and ${others} others`;
}
