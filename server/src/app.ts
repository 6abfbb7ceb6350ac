import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { fastify, LogController } from 'fastify';
import { configureZodMessages } from '#contract/zod-messages.ts';
import type { Config } from './config.ts';
import type { RootDb } from './db/client.ts';
import { accountRoutes } from './features/account/routes.ts';
import { photoMigrationRoutes } from './features/admin/photo-migration/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { recordRefusal } from './features/audit/commands.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { authenticate, authenticateSuspended } from './features/auth/sessions/authenticate.ts';
import { calendarFeedRoutes } from './features/calendar-feed/routes.ts';
import { callSheetRoutes } from './features/call-sheets/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { connectionRoutes } from './features/connections/routes.ts';
import { courseRoutes } from './features/courses/routes.ts';
import { discoverRoutes } from './features/discover/routes.ts';
import { endorsementRoutes } from './features/endorsements/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { feedRoutes } from './features/feed/routes.ts';
import {
  countFrontPage,
  isShownToStrangers,
  listShownWorks,
} from './features/front-page/queries.ts';
import { frontPageRoutes } from './features/front-page/routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { legacyMediaRoutes } from './features/legacy-media/routes.ts';
import { mailRoutes } from './features/mails/routes.ts';
import { mentionRoutes } from './features/mentions/routes.ts';
import { mergeRoutes } from './features/merges/routes.ts';
import { findFileAccess } from './features/messages/queries/file-access.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { reportRoutes } from './features/moderation/report-routes.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { portfolioRoutes } from './features/portfolio/routes.ts';
import { postRoutes } from './features/posts/routes.ts';
import { presenceRecorder } from './features/presence/commands.ts';
import { presenceRoutes } from './features/presence/routes.ts';
import { profileViewRoutes } from './features/profile-views/routes.ts';
import { photoRoutes } from './features/profiles/photo/routes.ts';
import { profileRoutes } from './features/profiles/routes.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { skillRoutes } from './features/skills/routes.ts';
import { trackingRoutes } from './features/tracking/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { findCurrentId, getCurrentUser } from './features/users/queries.ts';
import { userRoutes } from './features/users/routes.ts';
import { welcomeRoutes } from './features/welcome/routes.ts';
import { workRoutes } from './features/works/routes.ts';
import { apiDocs } from './http/api-docs.ts';
import type { App } from './http/app.ts';
import { frameworkErrors, handleErrors } from './http/errors.ts';
import { serveUploads } from './http/files/serve-uploads.ts';
import { drainRequests } from './http/guards/drain-requests.ts';
import { generalLimit } from './http/guards/general-limit.ts';
import { limitBodyTime } from './http/guards/limit-body-time.ts';
import { rejectInvalidHttp } from './http/guards/reject-invalid-http.ts';
import { rejectMalformedBody } from './http/guards/reject-malformed-body.ts';
import { rejectOtherOrigins } from './http/guards/reject-other-origins.ts';
import { rejectWhenOverloaded } from './http/guards/reject-when-overloaded.ts';
import { setCommonHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { liveSocket } from './http/live/live-socket.ts';
import { serveMetrics } from './http/metrics.ts';
import { devMail } from './http/pages/dev-mail.ts';
import { pages } from './http/pages/pages.ts';
import { requestId } from './http/request-id.ts';
import { logRequests, logSlowQueries } from './http/request-log.ts';
import { serializerOf } from './http/serializers.ts';
import { cacheFor } from './platform/cache-for.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { startLiveHub } from './platform/live/live-hub.ts';
import { logOptions } from './platform/log.ts';
import { loadSecretKey } from './platform/server-key.ts';

export interface WebFiles {
  webDir: string;
  development: boolean;
}

/** Builds the server; hooks and routes run in this order. */
export async function createApp(
  config: Config,
  db: RootDb,
  web: WebFiles,
  clock: Clock = systemClock,
): Promise<App> {
  configureZodMessages();
  const server = fastify({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustedProxies,
    bodyLimit: 256 * 1024,
    frameworkErrors: frameworkErrors(config),
    clientErrorHandler: rejectInvalidHttp(config),
    return503OnClosing: false,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  const app: App = {
    server,
    db,
    config,
    clock,
    secretKey: loadSecretKey(config, db.$client.options.connectionString ?? ''),
    publicUrl: () => config.publicUrl ?? listeningUrl(app),
    metrics: null,
    routes: [],
    authenticate: authenticate({ db, server, config }),
    authenticateSuspended: authenticateSuspended({ db, config }),
    recordPresence: presenceRecorder({ db, clock, server }),
    recordRefusal: (viewer, route) => recordRefusal(db, viewer, route),
  };

  db.$client.on('error', (err) => server.log.error({ err }, 'database or effect failed'));
  const stats = cacheFor(60_000, () => countFrontPage(db), clock);
  const works = cacheFor(60_000, () => listShownWorks(db), clock);
  const files = openFileStore(db, config);
  const hub = startLiveHub(db, server.log, clock);
  server.addHook('onClose', async () => {
    await hub.stop();
    files.close();
  });

  logRequests(app);
  logSlowQueries(app);
  app.metrics = serveMetrics(app, hub);
  setCommonHeaders(app);
  handleErrors(app);
  limitBodyTime(app);
  drainRequests(app);
  rejectWhenOverloaded(app);
  rejectOtherOrigins(app);
  rejectMalformedBody(app);
  server.setSerializerCompiler(serializerOf);
  await server.register(cookie);
  await server.register(compress, { encodings: ['gzip'], threshold: 1400 });
  if (config.rateLimit) await server.register(rateLimit, generalLimit(app));
  await liveSocket(app, hub);

  healthRoutes(app);
  authRoutes(app);
  accountRoutes(app);
  userRoutes(app, stats);
  frontPageRoutes(app, works);
  serveUploads(app, files, findFileAccess, isShownToStrangers);
  legacyMediaRoutes(app);
  await uploadRoutes(app);
  await photoRoutes(app);
  devMail(app);
  jobRoutes(app);
  savedSearchRoutes(app);
  applicationRoutes(app);
  callSheetRoutes(app);
  postRoutes(app);
  eventRoutes(app);
  calendarFeedRoutes(app);
  commentRoutes(app);
  feedRoutes(app);
  skillRoutes(app);
  welcomeRoutes(app);
  trackingRoutes(app);
  analyticsRoutes(app);
  presenceRoutes(app);
  profileRoutes(app);
  profileViewRoutes(app);
  courseRoutes(app);
  portfolioRoutes(app);
  projectRoutes(app);
  connectionRoutes(app);
  messageRoutes(app);
  discoverRoutes(app);
  workRoutes(app);
  endorsementRoutes(app);
  mentionRoutes(app);
  moderationRoutes(app);
  reportRoutes(app);
  adminRoutes(app);
  auditRoutes(app);
  mergeRoutes(app);
  photoMigrationRoutes(app);
  notificationRoutes(app);
  await mailRoutes(app);
  pushRoutes(app);
  await apiDocs(app);
  await pages(app, {
    ...web,
    frontPage: async () => ({ stats: await stats(), works: await works() }),
    findCurrentId: (formerId) => findCurrentId(app.db, formerId),
    getCurrentUser: (viewer) => getCurrentUser(app.db, viewer),
  });
  return app;
}

function listeningUrl({ server, config }: App): string {
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
}
