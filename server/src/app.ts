import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { installAccounts } from '#server/modules/accounts/accounts.module.ts';
import {
  makeFindLiveSessions,
  makeFindViewer,
  makeSessionCookie,
  makeWrittenCookie,
  ownerOfAddress,
} from '#server/modules/accounts/public.ts';
import { installAdmin } from '#server/modules/admin/admin.module.ts';
import { installCloth } from '#server/modules/cloth/cloth.module.ts';
import { installComplaints } from '#server/modules/complaints/complaints.module.ts';
import { installDesigns } from '#server/modules/designs/designs.module.ts';
import { installDiscovery } from '#server/modules/discovery/discovery.module.ts';
import { searching } from '#server/modules/discovery/public.ts';
import { installDocuments } from '#server/modules/documents/documents.module.ts';
import { installEngagement } from '#server/modules/engagement/engagement.module.ts';
import { installEnquiries } from '#server/modules/enquiries/enquiries.module.ts';
import { installFeed } from '#server/modules/feed/feed.module.ts';
import { installFit } from '#server/modules/fit/fit.module.ts';
import { installHands } from '#server/modules/hands/hands.module.ts';
import { installMeasurements } from '#server/modules/measurements/measurements.module.ts';
import { installMeetings } from '#server/modules/meetings/meetings.module.ts';
import { installMessaging } from '#server/modules/messaging/messaging.module.ts';
import { installNotifications } from '#server/modules/notifications/notifications.module.ts';
import { makeFindLetterPreference } from '#server/modules/notifications/public.ts';
import { installOccasions } from '#server/modules/occasions/occasions.module.ts';
import { installOrders } from '#server/modules/orders/orders.module.ts';
import { installPayments } from '#server/modules/payments/payments.module.ts';
import { paymentWindowOrigins, type ServicesWithPayments } from '#server/modules/payments/public.ts';
import { installPersonalData } from '#server/modules/personal-data/personal-data.module.ts';
import { installPlans } from '#server/modules/plans/plans.module.ts';
import { installProfiles } from '#server/modules/profiles/profiles.module.ts';
import { installQuotes } from '#server/modules/quotes/quotes.module.ts';
import { makeLoadLatestReviews } from '#server/modules/reviews/public.ts';
import { installReviews } from '#server/modules/reviews/reviews.module.ts';
import { installStories } from '#server/modules/stories/stories.module.ts';
import { installTrust } from '#server/modules/trust/trust.module.ts';
import { installVerifications } from '#server/modules/verifications/verifications.module.ts';
import { makeCacheRoom } from '#server/platform/cache/short-cache.ts';
import { type Clock, systemClock } from '#server/platform/clock/clock.ts';
import { type Database, poolOf } from '#server/platform/db/executor.ts';
import { openReplicas } from '#server/platform/db/replicas/replicas.ts';
import { makeStaleReads } from '#server/platform/db/replicas/stale-reads.ts';
import { makeEvents } from '#server/platform/events/events.ts';
import { incomingFolder, openFiles } from '#server/platform/files/open-files.ts';
import { allowOrigins } from '#server/platform/http/allow-origins.ts';
import { answerOnly } from '#server/platform/http/answers/answer-only.ts';
import { compressAnswers } from '#server/platform/http/answers/compress-answers.ts';
import { makeRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { LogStream } from '#server/platform/http/logs/log-settings.ts';
import { makeServer } from '#server/platform/http/make-server.ts';
import { makeServe, type ServedEndpoint } from '#server/platform/http/serve-endpoint.ts';
import { makeJobs } from '#server/platform/jobs/jobs.ts';
import { makeMail } from '#server/platform/mail/mail.ts';
import { mailboxRoutes } from '#server/platform/mail/mailbox.routes.ts';
import { mediaStore } from '#server/platform/media/file-store.ts';
import { mediaRoutes } from '#server/platform/media/media.routes.ts';
import { withMediaOrigin } from '#server/platform/media/media-origin.ts';
import { openPictureProcess } from '#server/platform/media/picture-process.ts';
import { handlePictureJobs } from '#server/platform/media/prepare-picture.ts';
import { scheduleMediaSweep } from '#server/platform/media/sweep-media.ts';
import { countUploads } from '#server/platform/media/uploads/uploads-under-way.ts';
import { docsRoutes } from '#server/platform/openapi/docs.routes.ts';
import { makeOutside, type OutsideOfTests } from '#server/platform/outside/post-outside.ts';
import { closeServer } from '#server/platform/process/close-server.ts';
import { dutiesOf } from '#server/platform/process/roles.ts';
import { openRealtime } from '#server/platform/realtime/open-realtime.ts';
import { openRedis } from '#server/platform/redis/redis.ts';
import { makeSms } from '#server/platform/sms/sms.ts';
import { guardSpace } from '#server/platform/space/guard-space.ts';
import { type ReadFreeBytes, readFreeBytes, watchSpace } from '#server/platform/space/space.ts';
import type { WebAppSource } from '#server/platform/ssr/find-web-app.ts';
import { installPages } from '#server/platform/ssr/pages.ts';
import { oncePerPage } from '#server/platform/ssr/viewer-of-page.ts';
import { gaugeQueues } from '#server/platform/telemetry/gauge-queues.ts';
import { healthRoutes } from '#server/platform/telemetry/health.routes.ts';
import { makeMetrics } from '#server/platform/telemetry/metric-registry.ts';
import { installMetrics } from '#server/platform/telemetry/metrics.ts';
import { startTracing } from '#server/platform/telemetry/start-tracing.ts';
import type { Env } from './env.ts';
import type { Services } from './platform/services.ts';

export interface App {
  server: FastifyInstance;
  services: ServicesWithPayments;
  /** The base URL of the payment provider; with the emulator, known only once the server listens. */
  providerBase(): string;
  /** Every endpoint of the API. */
  served: readonly ServedEndpoint[];
  /** Stores the design views since the last call; a job calls it every few seconds. */
  countViews(): Promise<void>;
  /** Starts the background work of this process's role. Without it nothing that follows a request runs. */
  start(how?: { repeats?: boolean }): Promise<void>;
  /**
   * Starts the repeating jobs that `start` skipped with `repeats: false`. Some call the payment provider, whose
   * emulator needs a listening server.
   */
  repeat(): void;
  /** Immediately resumes jobs that a dead process held; see `resumeHeld` of jobs for when to call it. */
  resumeHeld(): Promise<void>;
  /**
   * Reports at `/readyz` that this process is leaving, and keeps serving for DRAIN_SECONDS, so that load balancers
   * remove it.
   */
  drain(): Promise<void>;
  /** Lets running requests and jobs finish, within nine seconds in total. */
  close(): Promise<void>;
}

export interface Surroundings {
  env: Env;
  db: Database;
  /** For connections opened directly, bypassing any pooler. */
  databaseUrl: string;
  clock?: Clock;
  /** Whether the private database's process is running, if this process has one. */
  isDatabaseRunning?: () => boolean;
  /** Free bytes on the disk with the data. */
  readFreeBytes?: ReadFreeBytes;
  logTo?: LogStream;
  /** In tests, the receiver of requests to URLs that users provided. */
  outside?: OutsideOfTests;
  /** The web pages; without it the server is only the API. */
  webApp?: WebAppSource;
}

/** Builds the whole server, in this order: platform, modules, pages. */
export async function buildApp(surroundings: Surroundings): Promise<App> {
  const { env, db, databaseUrl, clock = systemClock, logTo, webApp } = surroundings;
  const duties = dutiesOf[env.ROLE];
  const server = makeServer(env, logTo ? { logTo } : {});
  if (!duties.serves) answerOnly(server, ['/healthz', '/readyz', '/metrics']);
  const tracing = await startTracing(server, env);
  const jobs = makeJobs({ connectionString: databaseUrl, db, log: server.log });
  const cookie = makeSessionCookie(env);
  const findViewer = oncePerPage(makeFindViewer(db, cookie));
  const redis = env.REDIS_URL ? await openRedis(env.REDIS_URL, server.log) : null;
  const findLiveSessions = makeFindLiveSessions(db);
  const hasSession = (header: string | undefined) => cookie.read(header) !== undefined;
  const realtime = await openRealtime(server, {
    env,
    hasSession,
    findViewer,
    findLiveSessions,
    redis,
    isAttached: duties.serves,
  });
  jobs.everyProcess('realtime.end-stale', 60, realtime.endStale);
  const events = makeEvents({ jobs, db, databaseUrl, redis, clock, log: server.log });
  const files = await openFiles(env, server.log);
  const maxLagMs = env.DATABASE_REPLICA_MAX_LAG_MS;
  const replicas = openReplicas({
    urls: env.DATABASE_REPLICA_URL,
    primaryUrl: databaseUrl,
    pool: poolOf(env),
    maxLagMs,
    log: server.log,
  });
  const services: Services = {
    env,
    db,
    staleReads: makeStaleReads({ primary: db, replicas, cookie: makeWrittenCookie(env), maxLagMs }),
    clock,
    jobs,
    events,
    mail: makeMail({
      jobs,
      db,
      log: server.log,
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      publicUrl: env.PUBLIC_URL,
      findOwner: async (executor, address, wantedBy) =>
        (await ownerOfAddress(executor, [address, wantedBy]))[0] ?? null,
      findPreference: makeFindLetterPreference({ clock, publicUrl: env.PUBLIC_URL }),
      clock,
    }),
    sms: makeSms({
      jobs,
      db,
      clock,
      log: server.log,
      gateway: env.smsGateway,
      prefixes: env.smsPrefixes,
      hasMailbox: env.hasMailbox,
    }),
    limits: makeRateLimits(env.RATE_LIMITS, redis),
    cacheRoom: makeCacheRoom(env.CACHE_MB),
    files,
    media: {
      store: mediaStore(files),
      incoming: incomingFolder(env.DATA_DIR),
      uploads: countUploads(),
      drawing: openPictureProcess(),
      cards: openPictureProcess(),
    },
    realtime,
    redis,
    space: watchSpace(surroundings.readFreeBytes ?? (() => readFreeBytes(env.DATA_DIR)), clock, {
      keepsFiles: env.s3 === null,
    }),
    outside: makeOutside(surroundings.outside),
    metrics: makeMetrics(),
    log: server.log,
  };

  await allowOrigins(server, env.CORS_ORIGINS);
  await compressAnswers(server);
  guardSpace(server, services.space);
  gaugeQueues(services);
  installMetrics(server, {
    metrics: services.metrics,
    pool: db.$client,
    replicas: replicas.all,
    staleReads: services.staleReads.counts,
    countLiveConnections: realtime.countOpen,
  });
  const leaving = healthRoutes(
    server,
    { ...services, replicas: replicas.all },
    surroundings.isDatabaseRunning,
  );
  if (env.hasMailbox) mailboxRoutes(server, services);

  mediaRoutes(server, services.media.store);
  handlePictureJobs(services);
  scheduleMediaSweep(services);

  const served: ServedEndpoint[] = [];
  // Only endpoints that take files parse multipart forms, because a foreign page can send a form without a CORS
  // preflight.
  let forms = server;
  await server.register(async (part) => {
    await part.register(multipart, { throwFileSizeLimit: false });
    forms = part;
  });
  const serve = makeServe(
    { server, forms },
    {
      findViewer,
      spend: services.limits.spend,
      cacheRoom: services.cacheRoom,
      staleReads: services.staleReads,
      served,
    },
  );
  const platform = { serve, server, services };
  installAccounts(platform, cookie);
  const profileViews = installProfiles(platform);
  const designViews = installDesigns(platform, makeLoadLatestReviews(env));
  installEngagement(platform);
  const { payments, providerBase } = await installPayments(platform);
  const withPayments = { ...platform, services: { ...services, payments } };
  installOrders(withPayments);
  installReviews(platform);
  installMeetings(withPayments);
  installMeasurements(platform);
  installDocuments(platform);
  installMessaging(platform);
  installComplaints(platform);
  installVerifications(platform);
  installEnquiries(platform);
  installQuotes(withPayments);
  installOccasions(withPayments);
  installHands(platform);
  installFit(platform);
  installPlans(withPayments);
  installCloth(platform);
  installTrust(platform);
  installNotifications(platform);
  installFeed(platform);
  installDiscovery(platform);
  installStories(platform);
  installAdmin(withPayments);
  installPersonalData(platform);

  async function countViews(): Promise<void> {
    await Promise.all([profileViews.flush(), designViews.flush()]);
  }

  docsRoutes(server, served, { publicUrl: env.PUBLIC_URL, sessionCookie: cookie.name });
  if (webApp && duties.serves) {
    installPages(server, {
      render: await webApp(server, env),
      publicUrl: env.PUBLIC_URL,
      hasSession,
      findViewer,
      policyAdditions: withMediaOrigin(env, paymentWindowOrigins(env)),
      sharesPages: !env.TANABANA_DEV,
      limits: services.limits,
      searching,
      cacheRoom: services.cacheRoom,
    });
  }

  return {
    server,
    services: withPayments.services,
    providerBase,
    served,
    countViews,
    async start(how) {
      await jobs.start({ ...how, works: duties.works });
      if (duties.works) events.start();
    },
    repeat() {
      jobs.repeat({ works: duties.works });
    },
    async resumeHeld() {
      await Promise.all([jobs.resumeHeld(db), events.resumeHeld()]);
    },
    async drain() {
      await leaving.begin(env.DRAIN_SECONDS);
    },
    async close() {
      await closeServer(server);
      // Events that a listener failed to process become jobs.
      await events.stop();
      await jobs.stop();
      await countViews();
      services.media.drawing.close();
      services.media.cards.close();
      redis?.close();
      await replicas.close();
      await tracing.stop();
    },
  };
}
