import { z } from 'zod';
import { limitOf, perDay, perMinutes } from '../limits.ts';
import { id, instant, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { errorReport } from './error-report.ts';

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

/** Who did it, for clients that say so: another member than the sender is refused. */
const doer = { userId: id.optional() };

export const contentView = z.object({
  ...doer,
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

/** The rest of a longer list is refused as a whole. */
export const mostViews = 100;

const contentViews = z.object({
  views: z.array(contentView).min(1).max(mostViews, `Please send ${mostViews} views at most.`),
});

/** The path alone: a search may hold what is nobody's business, such as the token of a link. */
const pagePath = text(200)
  .regex(/^\//, 'Please send a path.')
  .transform((path) => path.replace(/[?#].*/s, ''));

export const actionTypes = ['page_view', 'search', 'filter', 'job_click'] as const;

const act = {
  ...doer,
  page: pagePath,
  targetType: z.enum(contentTypes).optional(),
  targetId: id.optional(),
  metadata,
};

interface Target {
  action: string;
  targetType?: ContentType | undefined;
  targetId?: string | undefined;
}

const isWholeTarget = ({ action, targetType, targetId }: Target) =>
  (targetType === undefined) === (targetId === undefined) &&
  (action !== 'job_click' || targetType === undefined || targetType === 'job');

const targetError = {
  error: 'Please send the type and the id of the target; that of a click on a job is the job.',
  path: ['targetId'],
};

export const userAction = z
  .object({ action: z.enum(actionTypes), ...act })
  .refine(isWholeTarget, targetError);

export type UserAction = z.output<typeof userAction>;

/** What a batch may hold; the rest of a longer one is refused as a whole. */
export const mostBatchedEvents = 100;

/** A click or an action that waited in the browser; `at` is when it happened, a day ago at most and never in the future. */
export const batchedEvent = z
  .object({ action: z.enum([...actionTypes, 'click']), ...act, at: instant.optional() })
  .refine(isWholeTarget, targetError);

export type BatchedEvent = z.output<typeof batchedEvent>;

const eventBatch = z.object({
  ...doer,
  events: z
    .array(batchedEvent)
    .min(1)
    .max(mostBatchedEvents, `Please send ${mostBatchedEvents} events at most.`),
});

export const featureUsage = z.object({
  ...doer,
  feature: text(60).regex(/^[a-z][a-z0-9_-]*$/, 'Please send the name of a feature.'),
  success: z.boolean(),
  /** A sentence that the product itself shows; never what a member typed. */
  errorMessage: text(300).nullish(),
  /** In milliseconds. */
  timeTaken: measure(3_600_000),
});

export type FeatureUsage = z.output<typeof featureUsage>;

export const highlightLength = { min: 8, max: 1_000 } as const;
export const highlightMethods = ['mouse', 'touch', 'keyboard'] as const;
export type HighlightMethod = (typeof highlightMethods)[number];
export const deviceTypes = ['mobile', 'tablet', 'desktop'] as const;

const pixels = measure(20_000);

export const textHighlight = z
  .object({
    ...doer,
    postId: id,
    selectionLength: z.int().min(highlightLength.min).max(highlightLength.max),
    /** SHA-256 of the lower-cased text, in hex. */
    snippetHash: z.string().regex(/^[0-9a-f]{64}$/, 'Please send the hash of the text.'),
    selectedText: text(highlightLength.max).min(highlightLength.min),
    startOffset: z.int().min(0).max(100_000),
    endOffset: z.int().min(0).max(100_000),
    method: z.enum(highlightMethods),
    viewportWidth: pixels,
    viewportHeight: pixels,
    deviceType: z.enum(deviceTypes),
  })
  .refine(({ startOffset, endOffset }) => startOffset < endOffset, {
    error: 'Please send a selection that begins before it ends.',
    path: ['endOffset'],
  });

export type TextHighlight = z.output<typeof textHighlight>;

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

const recordedActions = limitOf('recorded actions', perMinutes(1, 120), perDay(5000));

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
    limit: 'none',
    summary: 'Tell that I look at a job, post, event or profile: counted once a day',
    body: contentView,
    response: null,
  }),
  viewContents: defineRoute({
    method: 'POST',
    path: '/api/analytics/content-views',
    access: 'member',
    limit: 'none',
    summary: 'Tell of several looks at once; what is no longer here is left out',
    body: contentViews,
    response: null,
    replay: false,
  }),
  recordAction: defineRoute({
    method: 'POST',
    path: '/api/analytics/user-action',
    access: 'member',
    limit: recordedActions,
    summary: 'Tell what I search, filter or open; not kept where the browser sends Sec-GPC',
    body: userAction,
    response: null,
    replay: false,
  }),
  recordBatch: defineRoute({
    method: 'POST',
    path: '/api/analytics/batch',
    access: 'member',
    /** A browser sends one five seconds after the last click. */
    limit: limitOf('recorded batches', perMinutes(1, 60), perDay(3000)),
    summary: 'Tell several clicks and actions at once',
    body: eventBatch,
    response: null,
    replay: false,
  }),
  recordFeatureUsage: defineRoute({
    method: 'POST',
    path: '/api/analytics/feature-usage',
    access: 'member',
    limit: recordedActions,
    summary: 'Tell that I used a feature, whether it worked and how long it took',
    body: featureUsage,
    response: null,
    replay: false,
  }),
  recordHighlight: defineRoute({
    method: 'POST',
    path: '/api/analytics/text-highlight',
    access: 'member',
    limit: recordedActions,
    summary: 'Tell which words of a post I highlighted; kept only where I allow it',
    body: textHighlight,
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
