import type { FastifyRequest } from 'fastify';
import { type ContentView, tracking } from '#contract/tracking/contract.ts';
import type { App, Viewer } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { schoolTime } from '../../platform/school-time.ts';
import { assertHash, assertOwn, assertRecent } from './accept.ts';
import type { RecordedView } from './commands/write-views.ts';
import { startEventWriter, stopEventWriter } from './event-writer.ts';
import { highlightThrottle } from './highlight-throttle.ts';
import { getOwnerOf, listOwners } from './queries/owners.ts';
import { eventOf, highlightOf, usageOf } from './recorded.ts';

type OwnedView = ContentView & { ownerId: string | null };

/** What members do. Answers are the same whether it is kept or not: nobody waits for them. */
export function recordRoutes(app: App): void {
  const { clock } = app;
  const writer = startEventWriter(app.db, app.server.log, clock);
  app.server.addHook('onClose', () => stopEventWriter(writer));
  const isNewHighlight = highlightThrottle(clock);

  /** Without one's own, those of what is not here, and what need not be written down. */
  function viewsOf(viewer: Viewer, views: OwnedView[], request: FastifyRequest): RecordedView[] {
    const counts = isCounted(viewer, request);
    const { id, firstName, lastName } = viewer;
    const { now, today } = schoolTime(app);
    const viewedAt = new Date(now).toISOString();
    return views
      .filter(({ ownerId }) => ownerId !== null && ownerId !== id)
      .filter(({ contentType }) => counts || contentType === 'profile')
      .map(({ contentType, contentId, viewDuration, scrollDepth, metadata }) => ({
        viewer: { id, firstName, lastName },
        contentType,
        contentId,
        viewDuration,
        scrollDepth,
        metadata,
        viewedAt,
        day: today,
        isCounted: counts,
      }));
  }

  mount(app, tracking.viewContent, async ({ db, viewer, body, request }) => {
    assertOwn(viewer, body);
    const ownerId = await getOwnerOf(db, viewer, body);
    writer.views.put(...viewsOf(viewer, [{ ...body, ownerId }], request));
  });
  mount(app, tracking.viewContents, async ({ db, viewer, body, request }) => {
    assertOwn(viewer, ...body.views);
    const owners = await listOwners(db, viewer, body.views);
    const views = body.views.map((view, place) => ({ ...view, ownerId: owners[place] ?? null }));
    writer.views.put(...viewsOf(viewer, views, request));
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
    await getOwnerOf(db, viewer, { contentType: 'post', contentId: body.postId });
    if (!viewer.shareHighlights || hasPrivacyControl(request)) return;
    if (isNewHighlight(viewer.id, body))
      writer.highlights.put(highlightOf(viewer.id, body, clock.now()));
  });
}

const hasPrivacyControl = (request: FastifyRequest) => request.headers['sec-gpc'] === '1';

const isCounted = (viewer: Viewer, request: FastifyRequest) =>
  viewer.shareAnalytics && !hasPrivacyControl(request);
