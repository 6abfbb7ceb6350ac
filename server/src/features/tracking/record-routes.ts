import type { FastifyRequest } from 'fastify';
import { type ContentView, tracking } from '#contract/tracking/contract.ts';
import type { Db } from '../../db/client.ts';
import type { App, Viewer } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { assertHash, assertOwn, assertRecent } from './accept.ts';
import type { RecordedView } from './commands/write-views.ts';
import { startEventWriter, stopEventWriter } from './event-writer.ts';
import { highlightThrottle } from './highlight-throttle.ts';
import { getOwnerOf } from './queries/view-counts.ts';
import { eventOf, highlightOf, usageOf } from './recorded.ts';

/** What members do. Answers are the same whether it is kept or not: nobody waits for them. */
export function recordRoutes(app: App): void {
  const { clock } = app;
  const writer = startEventWriter(app.db, app.server.log, clock);
  app.server.addHook('onClose', () => stopEventWriter(writer));
  const isNewHighlight = highlightThrottle(clock);

  mount(app, tracking.viewContent, async ({ db, viewer, body, request }) => {
    assertOwn(viewer, body);
    const view = await acceptView(db, viewer, body, isCounted(viewer, request), clock.now());
    if (view) writer.views.put(view);
  });
  mount(app, tracking.recordAction, ({ viewer, body, request }) => {
    assertOwn(viewer, body);
    if (isCounted(viewer, request)) writer.events.put(eventOf(viewer.id, body, clock.now()));
  });
  mount(app, tracking.recordBatch, ({ viewer, body, request }) => {
    assertOwn(viewer, body, ...body.events);
    const now = clock.now();
    const events = body.events.map((event) =>
      eventOf(viewer.id, event, assertRecent(event.at, now)),
    );
    if (isCounted(viewer, request)) writer.events.put(...events);
  });
  mount(app, tracking.recordFeatureUsage, ({ viewer, body, request }) => {
    assertOwn(viewer, body);
    if (isCounted(viewer, request)) writer.events.put(usageOf(viewer.id, body, clock.now()));
  });
  mount(app, tracking.recordHighlight, async ({ db, viewer, body, request }) => {
    assertOwn(viewer, body);
    assertHash(body);
    await getOwnerOf(db, viewer, 'post', body.postId);
    if (!viewer.shareHighlights || hasPrivacyControl(request)) return;
    if (isNewHighlight(viewer.id, body))
      writer.highlights.put(highlightOf(viewer.id, body, clock.now()));
  });
}

const hasPrivacyControl = (request: FastifyRequest) => request.headers['sec-gpc'] === '1';

const isCounted = (viewer: Viewer, request: FastifyRequest) =>
  viewer.shareAnalytics && !hasPrivacyControl(request);

/** Null for one's own, and where there is nothing to write down. */
async function acceptView(
  db: Db,
  viewer: Viewer,
  { contentType, contentId, viewDuration, scrollDepth, metadata }: ContentView,
  counts: boolean,
  now: number,
): Promise<RecordedView | null> {
  const ownerId = await getOwnerOf(db, viewer, contentType, contentId);
  if (ownerId === viewer.id || !(counts || contentType === 'profile')) return null;
  const { id, firstName, lastName } = viewer;
  return {
    viewer: { id, firstName, lastName },
    contentType,
    contentId,
    viewDuration,
    scrollDepth,
    metadata,
    viewedAt: new Date(now).toISOString(),
    isCounted: counts,
  };
}
