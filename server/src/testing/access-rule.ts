import { leavingRoutes, memberRoutes, publicRoutes, suspendedRoutes } from './route-access.ts';
import { type SessionKind, type SessionName, sessionKinds } from './session-kinds.ts';
import { adminRoutes, analystRoutes, moderatorRoutes, staffRoutes } from './staff-route-access.ts';

export const memberRoles = ['member', 'moderator', 'analyst', 'administrator'] as const;
export type MemberRole = (typeof memberRoles)[number];

export interface CallerKind {
  role: MemberRole;
  session: SessionName;
}

export interface Refusal {
  status: number;
  code: string;
  message: string;
}

const forbidden = (who: string): Refusal => ({
  status: 403,
  code: 'forbidden',
  message: `Only ${who} can do this.`,
});

/** Everything that the guards say. */
export const refusals = {
  signIn: { status: 401, code: 'unauthenticated', message: 'Please sign in to continue.' },
  notLeaving: {
    status: 401,
    code: 'unauthenticated',
    message: 'Please sign in first to restore your account.',
  },
  administrators: forbidden('administrators'),
  moderators: forbidden('moderators and administrators'),
  analysts: forbidden('analysts and administrators'),
  staff: forbidden('the people who look after Callboard'),
  setUp: {
    status: 403,
    code: 'second_factor_required',
    message:
      'Everyone who looks after Callboard needs two-step sign-in. Please set it up in your settings first.',
  },
  prove: {
    status: 403,
    code: 'second_factor_required',
    message: 'Please confirm with your passkey or your authenticator app that it is you.',
  },
} satisfies Record<string, Refusal>;

const staffLists: { routes: string[]; roles: MemberRole[]; refusal: Refusal }[] = [
  { routes: adminRoutes, roles: ['administrator'], refusal: refusals.administrators },
  {
    routes: moderatorRoutes,
    roles: ['moderator', 'administrator'],
    refusal: refusals.moderators,
  },
  { routes: analystRoutes, roles: ['analyst', 'administrator'], refusal: refusals.analysts },
  {
    routes: staffRoutes,
    roles: ['moderator', 'analyst', 'administrator'],
    refusal: refusals.staff,
  },
];

/** Whose a request is: nobody's, a member's who can only do some things, or a member's with a role, which may lack a step. */
export type Standing =
  | { is: 'nobody' | 'suspended' | 'leaving' }
  | { is: 'member'; role: MemberRole; lacks: 'setUp' | 'prove' | null };

export function standingOf({ role, session }: CallerKind, production: boolean): Standing {
  const { worth, factor }: SessionKind = sessionKinds[session];
  if (worth === 'nothing' || (worth === 'nothing for staff' && role !== 'member'))
    return { is: 'nobody' };
  if (worth === 'suspended' || worth === 'leaving') return { is: worth };
  if (worth === 'what a member may' || role === 'member')
    return { is: 'member', role: 'member', lacks: null };
  const setUp = factor === 'none' && production ? 'setUp' : null;
  return { is: 'member', role, lacks: factor === 'not passed' ? 'prove' : setUp };
}

/** The one rule: what refuses a route, such as `GET /api/feed`, to a caller; null where it is open to them. */
export function refusalOf(route: string, standing: Standing): Refusal | null {
  if (leavingRoutes.includes(route)) return standing.is === 'leaving' ? null : refusals.notLeaving;
  if (publicRoutes.includes(route)) return null;
  if (standing.is === 'suspended' && suspendedRoutes.includes(route)) return null;
  if (standing.is !== 'member') return refusals.signIn;
  if (memberRoutes.includes(route)) return null;
  const list = staffLists.find(({ routes }) => routes.includes(route));
  if (!list) throw new Error(`${route} is in no list of route-access.ts or staff-route-access.ts.`);
  if (!list.roles.includes(standing.role)) return list.refusal;
  return standing.lacks && refusals[standing.lacks];
}
