import type { FastifyInstance } from 'fastify';
import type { StaffStep } from '#contract/auth/policy.ts';
import type { Route } from '#contract/route.ts';
import type { Staff } from '#contract/users/roles.ts';
import type { Config } from '../config.ts';
import type { RootDb } from '../db/client.ts';
import type { Clock } from '../platform/clock.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

/** The member who sent a request, and the session it was sent with: what the server reads at every request. */
export interface Viewer extends Staff {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  hasSecondFactor: boolean;
  hideCourses: boolean;
  shareAnalytics: boolean;
  shareHighlights: boolean;
  sessionId: string;
  /** What this session lacks before it has the powers of staff; without it `isAdmin` and `role` are those of a member. */
  staffStep: StaffStep | null;
  /** What the member was made, whatever this session may do. */
  appointed: Staff;
}

/** What every part of the server is built on. */
export interface App {
  server: FastifyInstance;
  db: RootDb;
  config: Config;
  clock: Clock;
  /** Keys are made of it by `serverKey`. */
  secretKey: Buffer;
  /** Where browsers reach us, without a trailing slash; known once the port is. */
  publicUrl: () => string;
  /** Null where nobody asks for them. */
  metrics: Metrics | null;
  /** Every mounted route, in order: the OpenAPI document and the access test read it. */
  routes: Route[];
  /** Finds the member that a session token belongs to, or null. `isUse`: the session is used, and slides on. */
  authenticate: (token: string, isUse?: boolean) => Promise<Viewer | null>;
  /** Finds the suspended member that a session token belongs to, for the routes that are open to them; null for any other. */
  authenticateSuspended: (token: string) => Promise<Viewer | null>;
  /** Writes down on which page a member is; nobody waits for it. */
  recordPresence: (userId: string, page: string) => void;
  /** Writes down that a member called what only others may call. */
  recordRefusal: (viewer: Viewer, route: Route) => Promise<void>;
}
