import type { z } from 'zod';
import type { AuditAction } from './audit/actions.ts';
import type { ActionLimit } from './limits.ts';

/** `moderator` and `analyst` let administrators in too; `staff` is any of the three. */
export type Access = 'public' | 'member' | 'staff' | 'moderator' | 'analyst' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  /** How often one member may call it; `none` for a change that reaches nobody else, or that is counted elsewhere. */
  limit?: ActionLimit | 'none';
  /** What the audit log may call it, where it is done to what is not one's own. */
  audit?: readonly AuditAction[];
  /** Suspended members may call it too: it is a right of theirs over their own data. All else is closed to them. */
  openToSuspended?: true;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Its clients may send more than the body has: such keys are dropped in development too, where all others are refused. */
  dropsUnknownKeys?: true;
  /** `null` answers 204; `'redirect'` and `'stream'` are written by the handler itself. */
  response: z.ZodType | null | 'redirect' | 'stream';
  /** The answer is an array; its next cursor travels in the Link header. */
  paged?: boolean;
  status?: 200 | 201 | 202;
  /** Allowed from pages of other sites: the request carries its own proof, and the session plays no part in it. */
  anyOrigin?: true;
  /** POSTs repeat their first answer for one Idempotency-Key; `false` where it is a cookie or a stream, or none. */
  replay?: false;
}

/** What a route must not leave out: how often a member may change something, and what staff did. */
type Declared<R extends Route> = R extends { method: 'GET' } | { access: 'public' }
  ? unknown
  : R extends { access: 'member' }
    ? { limit: ActionLimit | 'none' }
    : { audit: readonly [AuditAction, ...AuditAction[]] };

/** One object for both ends: the server mounts it, the web calls it. */
export function defineRoute<const R extends Route>(route: R & Declared<R>): R {
  return route;
}

type InferOr<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;
type InputOr<S, Otherwise> = S extends z.ZodType ? z.input<S> : Otherwise;

export type ParamsOf<R extends Route> = InferOr<R['params'], Record<never, never>>;
export type QueryOf<R extends Route> = InferOr<R['query'], Record<never, never>>;
export type BodyOf<R extends Route> = InferOr<R['body'], undefined>;
export type ResponseOf<R extends Route> = InferOr<R['response'], void>;

export type QueryInputOf<R extends Route> = InputOr<R['query'], Record<never, never>>;
export type BodyInputOf<R extends Route> = InputOr<R['body'], undefined>;
