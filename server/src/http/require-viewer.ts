import type { FastifyRequest } from 'fastify';
import type { StaffStep } from '#contract/auth/policy.ts';
import type { Route } from '#contract/route.ts';
import { canAnalyse, canModerate, isStaff, type Staff } from '#contract/users/roles.ts';
import { AppError } from '../errors/app-error.ts';
import type { App, Viewer } from './app.ts';
import { readSessionToken } from './session-cookie.ts';

/** The member behind the cookie, or null; the lookup is made once a request. */
export async function findViewer(app: App, request: FastifyRequest): Promise<Viewer | null> {
  const token = readSessionToken(app, request);
  return token ? app.authenticate(token) : null;
}

/** A suspended member, on a route that is open to them. */
async function findSuspendedViewer(
  app: App,
  { openToSuspended }: Route,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const token = openToSuspended ? readSessionToken(app, request) : null;
  return token ? app.authenticateSuspended(token) : null;
}

/** Session and access: the member who may call the route; null where anybody may. */
export async function requireViewer(
  app: App,
  route: Route,
  request: FastifyRequest,
): Promise<Viewer | null> {
  if (route.access === 'public') return null;
  const viewer =
    (await findViewer(app, request)) ?? (await findSuspendedViewer(app, route, request));
  if (!viewer) throw new AppError('unauthenticated', 'Please sign in to continue.');
  request.viewerId = viewer.id;
  if (route.access === 'member') return viewer;
  const { isAllowed, refusal } = staffAccess[route.access];
  if (!isAllowed(viewer.appointed)) {
    await app.recordRefusal(viewer, route);
    throw new AppError('forbidden', refusal);
  }
  if (viewer.staffStep)
    throw new AppError('second_factor_required', stepSentences[viewer.staffStep]);
  return viewer;
}

const stepSentences: Record<StaffStep, string> = {
  'set-up':
    'Everyone who looks after Callboard needs two-step sign-in. Please set it up in your settings first.',
  prove: 'Please confirm with your passkey or your authenticator app that it is you.',
};

/** What the rules refuse someone who may call the route is written down as well, such as suspending the protected account. */
export async function recordingRefusals<Result>(
  app: App,
  route: Route,
  viewer: Viewer | null,
  act: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'forbidden';
    if (viewer && isRefused && route.access in staffAccess) await app.recordRefusal(viewer, route);
    throw error;
  }
}

type StaffAccess = Exclude<Route['access'], 'public' | 'member'>;

const staffAccess: Record<
  StaffAccess,
  { isAllowed: (appointed: Staff) => boolean; refusal: string }
> = {
  admin: { isAllowed: ({ isAdmin }) => isAdmin, refusal: 'Only administrators can do this.' },
  moderator: { isAllowed: canModerate, refusal: 'Only moderators and administrators can do this.' },
  analyst: { isAllowed: canAnalyse, refusal: 'Only analysts and administrators can do this.' },
  staff: { isAllowed: isStaff, refusal: 'Only the people who look after Callboard can do this.' },
};
