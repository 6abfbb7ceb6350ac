import type { Act } from '../../features/audit/commands.ts';
import { demoId } from '../demo-ids.ts';
import { events } from './events.ts';
import { demoAdministrator } from './members.ts';

interface DemoAct extends Pick<Act, 'action' | 'before' | 'after' | 'note'> {
  /** Nobody where it happened by itself. */
  by?: string;
  about?: string;
  /** Where it is not the member's account. */
  target?: { type: string; id: string };
  hoursAgo: number;
}

const days = (count: number) => count * 24;
const moderator = 'ines-cardoso';
const workshop = events.findIndex(({ title }) => title.startsWith('Falling safely'));

/** What the administrator and the moderator did in the last weeks; reports have their decisions beside them. */
export const acts: DemoAct[] = [
  {
    action: 'user.role',
    by: demoAdministrator,
    about: moderator,
    before: { role: null },
    after: { role: 'moderator' },
    hoursAgo: days(66),
  },
  {
    action: 'user.role',
    by: demoAdministrator,
    about: 'zoe-laurent',
    before: { role: null },
    after: { role: 'analyst' },
    hoursAgo: days(52),
  },
  {
    action: 'user.update',
    by: demoAdministrator,
    about: 'clara-weiss',
    before: { phoneNumber: '212 555 0100 (my mother)' },
    after: { phoneNumber: null },
    hoursAgo: days(38) + 3,
  },
  {
    action: 'post.remove',
    by: moderator,
    about: 'tyler-nakai',
    target: { type: 'post', id: 'post_demogone' },
    before: { content: 'Two festival passes, 40 each. Two festival passes, 40 each. Write to me!' },
    after: {},
    hoursAgo: days(24) + 5,
  },
  {
    action: 'user.suspend',
    by: demoAdministrator,
    about: 'tyler-nakai',
    before: { isSuspended: false },
    after: { isSuspended: true },
    note: 'The same advertisement five times in a day, after two reminders. See you on Monday.',
    hoursAgo: days(24) + 2,
  },
  {
    action: 'user.unsuspend',
    about: 'tyler-nakai',
    before: { isSuspended: true },
    after: { isSuspended: false },
    note: 'The suspension has ended.',
    hoursAgo: days(21),
  },
  {
    action: 'data.download',
    by: demoAdministrator,
    target: { type: 'table', id: 'audit log' },
    hoursAgo: days(12) + 1,
  },
  {
    action: 'access.refused',
    by: 'zoe-laurent',
    target: { type: 'route', id: 'GET /api/admin/users' },
    hoursAgo: days(9) + 6,
  },
  {
    action: 'job.update',
    by: moderator,
    about: 'odalys-quintero',
    target: { type: 'job', id: demoId.job('assistant-editor-feature') },
    before: { location: '31-14 Queens Plaza North, apartment 5C, ring twice' },
    after: { location: 'Long Island City, hybrid' },
    hoursAgo: days(4),
  },
  {
    action: 'event.update',
    by: moderator,
    about: 'gwen-abernathy',
    target: { type: 'event', id: demoId.event(workshop) },
    before: { location: 'Movement studio, 2nd floor' },
    after: { location: 'Movement studio, 3rd floor' },
    hoursAgo: 30,
  },
];
