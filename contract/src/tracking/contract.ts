import { z } from 'zod';
import { id, instant, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';

const shared = {
  error: text(4_000),
  timestamp: instant,
  url: text(2_000),
};

/** Of what a member typed only the names of the fields travel, never what was in them. */
export const errorReport = z.union([
  z.object({
    type: z.literal('query_error'),
    ...shared,
    queryKey: z.array(z.unknown()).refine((key) => JSON.stringify(key).length <= 4_000),
  }),
  z.object({
    type: z.literal('mutation_error'),
    ...shared,
    variables: z.array(text(100)).max(50),
  }),
  z.object({
    ...shared,
    stack: text(8_000),
    componentStack: text(8_000),
    userAgent: text(500),
  }),
]);

export type ErrorReport = z.output<typeof errorReport>;

export const contentTypes = ['job', 'post', 'event', 'profile'] as const;
export type ContentType = (typeof contentTypes)[number];

/** A measure that a clock or a layout can make odd; an odd one is cut to what is possible, not refused. */
const measure = (most: number) =>
  z
    .number()
    .default(0)
    .transform((value) => Math.round(Math.min(Math.max(value, 0), most)));

/** What a client tells beside an act, in a few short values. */
const metadata = z
  .record(z.string().max(50), z.union([text(200), z.number(), z.boolean(), z.null()]))
  .refine((values) => Object.keys(values).length <= 20, 'Please send 20 values at most.')
  .optional();

export const contentView = z.object({
  contentType: z.enum(contentTypes),
  contentId: id,
  /** Taken for the sake of older clients: whether a view is the first of its day is known here. */
  isUnique: z.boolean().optional(),
  /** In seconds, a day at most. */
  viewDuration: measure(86_400),
  /** In percent. */
  scrollDepth: measure(100),
  metadata,
});

export type ContentView = z.output<typeof contentView>;

export const actionTypes = ['page_view', 'search', 'filter', 'job_click'] as const;

export const userAction = z
  .object({
    action: z.enum(actionTypes),
    /** The path alone: a search may hold what is nobody's business, such as the token of a link. */
    page: text(200)
      .regex(/^\//, 'Please send a path.')
      .transform((path) => path.replace(/[?#].*/s, '')),
    targetType: z.enum(contentTypes).optional(),
    targetId: id.optional(),
    metadata,
  })
  .refine(({ targetType, targetId }) => (targetType === undefined) === (targetId === undefined), {
    error: 'Please send the type and the id of the target.',
    path: ['targetId'],
  });

export type UserAction = z.output<typeof userAction>;

const idList = z
  .string()
  .max(6_500)
  .transform((value) => [...new Set(value.split(',').filter(Boolean))])
  .refine((ids) => ids.length <= 100, 'Please ask for 100 items at most.');

/**
 * How often each was viewed, by id; only what the viewer posted (administrators: anything). Without ids: the viewer's
 * newest.
 */
const viewCounts = z.record(z.string(), z.int());

export const tracking = {
  reportError: defineRoute({
    method: 'POST',
    path: '/api/analytics/error',
    access: 'public',
    summary: 'Tell that something failed in a browser',
    body: errorReport,
    response: null,
  }),
  viewContent: defineRoute({
    method: 'POST',
    path: '/api/analytics/content-view',
    access: 'member',
    summary: 'Tell that I look at a job, post, event or profile: counted once a day',
    body: contentView,
    response: null,
  }),
  recordAction: defineRoute({
    method: 'POST',
    path: '/api/analytics/user-action',
    access: 'member',
    summary: 'Tell what I search, filter or open; not kept where the browser sends Sec-GPC',
    body: userAction,
    response: null,
    replay: false,
  }),
  jobViewCounts: defineRoute({
    method: 'GET',
    path: '/api/jobs/view-counts',
    access: 'member',
    summary: 'How often my jobs were viewed',
    query: z.object({ jobIds: idList.optional() }),
    response: viewCounts,
  }),
  postViewCounts: defineRoute({
    method: 'GET',
    path: '/api/posts/view-counts',
    access: 'member',
    summary: 'How often my posts were viewed',
    query: z.object({ postIds: idList.optional() }),
    response: viewCounts,
  }),
  eventViewCounts: defineRoute({
    method: 'GET',
    path: '/api/events/view-counts',
    access: 'member',
    summary: 'How often my events were viewed',
    query: z.object({ eventIds: idList.optional() }),
    response: viewCounts,
  }),
};
