import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';
import { accountRoutes } from './modules/accounts/accounts.routes.ts';
import { emailConfirmationRoutes } from './modules/accounts/email-confirmations.routes.ts';
import { passwordResetRoutes } from './modules/accounts/password-resets.routes.ts';
import {
  confirmedAddress,
  makeFindLiveSessions,
  makeFindViewer,
  makeSessionCookie,
} from './modules/accounts/public.ts';
import { sessionRoutes } from './modules/accounts/sessions.routes.ts';
import { complaintRoutes, complaintUploadRoutes } from './modules/complaints/complaints.routes.ts';
import { reportRoutes } from './modules/complaints/reports.routes.ts';
import { writeComplaintLetters } from './modules/complaints/write-letters.ts';
import { makeViewCounts, scheduleViewCounts } from './modules/designs/count-views.ts';
import { designViewRoutes } from './modules/designs/design-views.routes.ts';
import { designRoutes } from './modules/designs/designs.routes.ts';
import { designReadRoutes } from './modules/designs/designs-reads.routes.ts';
import { scheduleOldDyes } from './modules/designs/find-old-dyes.ts';
import { publishWhenPicturesAreReady } from './modules/designs/on-picture-settled.ts';
import { ownDesignRoutes } from './modules/designs/own-designs.routes.ts';
import { discoveryRoutes } from './modules/discovery/discovery.routes.ts';
import { exploreRoutes } from './modules/discovery/explore.routes.ts';
import { searching } from './modules/discovery/searching.limit.ts';
import { sitemapRoutes } from './modules/discovery/sitemap.routes.ts';
import { documentRoutes } from './modules/documents/documents.routes.ts';
import { boardRoutes } from './modules/engagement/boards.routes.ts';
import { engagementRoutes } from './modules/engagement/engagement.routes.ts';
import { followRoutes } from './modules/engagement/follows.routes.ts';
import { answerInChats } from './modules/enquiries/answer-in-chat.ts';
import { enquiryRoutes } from './modules/enquiries/enquiries.routes.ts';
import { feedRoutes } from './modules/feed/feed.routes.ts';
import { scheduleTrending } from './modules/feed/refresh-trending.ts';
import { measurementRoutes } from './modules/measurements/measurements.routes.ts';
import { meetingRoutes } from './modules/meetings/meetings.routes.ts';
import { serveLiveChats } from './modules/messaging/live-chats.ts';
import { messagePictureRoutes, messagingRoutes } from './modules/messaging/messaging.routes.ts';
import { notificationRoutes } from './modules/notifications/notifications.routes.ts';
import { dashboardRoutes } from './modules/orders/dashboards.routes.ts';
import { orderUploadRoutes } from './modules/orders/order-updates.routes.ts';
import { orderRoutes } from './modules/orders/orders.routes.ts';
import { paymentWindowOrigins } from './modules/payments/payment-window-origins.ts';
import { loadProviderSettings, makePayments, type Payments } from './modules/payments/public.ts';
import { addressRoutes } from './modules/profiles/addresses.routes.ts';
import { profileImageRoutes, profileRoutes } from './modules/profiles/profiles.routes.ts';
import { verifyReviewsByOrders } from './modules/reviews/on-orders.ts';
import { showReviewPicturesWhenReady } from './modules/reviews/on-picture-settled.ts';
import { makeLoadLatestReviews } from './modules/reviews/public.ts';
import { reviewRoutes, reviewUploadRoutes } from './modules/reviews/reviews.routes.ts';
import { publishStoriesWhenReady } from './modules/stories/publish-story.ts';
import { storyRoutes, storyUploadRoutes } from './modules/stories/stories.routes.ts';
import { scheduleStoriesSweep } from './modules/stories/sweep-stories.ts';
import { makeCacheRoom } from './platform/cache/cache-room.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/executor.ts';
import { makeEvents } from './platform/events/events.ts';
import type { LogStream } from './platform/http/log-settings.ts';
import { makeServer } from './platform/http/make-server.ts';
import { makeRateLimits } from './platform/http/rate-limits.ts';
import { makeServe, type ServedEndpoint } from './platform/http/serve-endpoint.ts';
import { makeJobs } from './platform/jobs/jobs.ts';
import { makeMail } from './platform/mail/mail.ts';
import { mailboxRoutes } from './platform/mail/mailbox.routes.ts';
import { openDiskMedia } from './platform/media/disk-file-store.ts';
import { mediaRoutes } from './platform/media/media.routes.ts';
import { openPictureStudio } from './platform/media/picture-studio.ts';
import { handlePictureJobs } from './platform/media/prepare-picture.ts';
import { scheduleMediaSweep } from './platform/media/sweep-media.ts';
import { docsRoutes } from './platform/openapi/docs.routes.ts';
import { openRealtime } from './platform/realtime/open-realtime.ts';
import { openRedis } from './platform/redis/redis.ts';
import type { Services } from './platform/services.ts';
import { guardSpace } from './platform/space/guard-space.ts';
import { type ReadFreeBytes, readFreeBytes, watchSpace } from './platform/space/space.ts';
import type { WebAppSource } from './platform/ssr/find-web-app.ts';
import { installPages } from './platform/ssr/pages.ts';
import { healthRoutes } from './platform/telemetry/health.routes.ts';
import { installMetrics } from './platform/telemetry/metrics.ts';

export interface App {
  server: FastifyInstance;
  services: Services;
  payments: Payments;
  /** Where the payment provider is spoken to; with the emulator known only once the server listens. */
  providerBase(): string;
  /** Every endpoint of the API. */
  served: readonly ServedEndpoint[];
  /** Writes down who has looked at which design since the last time; the jobs do it every few seconds. */
  countViews(): Promise<void>;
  /** Starts the jobs. Requests are served without it, but nothing that follows them happens. */
  start(): Promise<void>;
  /** Lets requests and jobs in progress finish, within nine seconds in all. */
  close(): Promise<void>;
}

export interface Surroundings {
  env: Env;
  db: Database;
  databaseUrl: string;
  clock?: Clock;
  /** Whether the private database's process lives, where this process has one. */
  isDatabaseRunning?: () => boolean;
  /** Of the disk that holds the data. */
  readFreeBytes?: ReadFreeBytes;
  logTo?: LogStream;
  /** The pages; without it the server is the API alone. */
  webApp?: WebAppSource;
}

/** Milliseconds that requests in progress get when the server stops. */
const requestsMayTake = 5000;

/** The whole server, readable from top to bottom: platform, modules, pages. */
export async function buildApp(surroundings: Surroundings): Promise<App> {
  const { env, db, databaseUrl, clock = systemClock, logTo, webApp } = surroundings;
  const server = makeServer(env, logTo ? { logTo } : {});
  const jobs = makeJobs({ connectionString: databaseUrl, log: server.log });
  const cookie = makeSessionCookie(env);
  const findViewer = makeFindViewer(db, cookie);
  const redis = env.REDIS_URL ? await openRedis(env.REDIS_URL, server.log) : null;
  const findLiveSessions = makeFindLiveSessions(db);
  const hasSession = (header: string | undefined) => cookie.read(header) !== undefined;
  const realtime = await openRealtime(server, { env, hasSession, findViewer, findLiveSessions, redis });
  jobs.every('realtime.end-stale', 60, realtime.endStale);
  const services: Services = {
    env,
    db,
    clock,
    jobs,
    events: makeEvents(jobs),
    mail: makeMail({
      jobs,
      db,
      log: server.log,
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      publicUrl: env.PUBLIC_URL,
      isConfirmed: async (executor, address) => (await confirmedAddress(executor, [address])).length > 0,
    }),
    limits: makeRateLimits(env.RATE_LIMITS, redis),
    cacheRoom: makeCacheRoom(),
    media: { ...(await openDiskMedia(env.DATA_DIR)), studio: openPictureStudio() },
    realtime,
    redis,
    space: watchSpace(surroundings.readFreeBytes ?? (() => readFreeBytes(env.DATA_DIR)), clock),
    log: server.log,
  };

  if (env.CORS_ORIGINS.length > 0) {
    await server.register(cors, {
      origin: env.CORS_ORIGINS,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['retry-after'],
      maxAge: 600,
    });
  }
  guardSpace(server, services.space);
  installMetrics(server, { pool: db.$client, countLiveConnections: realtime.countOpen });
  healthRoutes(server, services, surroundings.isDatabaseRunning);
  if (!env.isProduction && env.SMTP_URL === undefined) mailboxRoutes(server, services);

  const provider = await loadProviderSettings(server, env);
  const payments = makePayments(server, services, provider);
  const served: ServedEndpoint[] = [];
  const gate = { findViewer, spend: services.limits.spend, cacheRoom: services.cacheRoom, served };
  const serve = makeServe(server, gate);
  accountRoutes(serve, services, cookie);
  sessionRoutes(serve, services);
  passwordResetRoutes(serve, services);
  emailConfirmationRoutes(serve, services);
  profileRoutes(serve, services);
  addressRoutes(serve, services);
  designReadRoutes(serve, services, makeLoadLatestReviews(services));
  ownDesignRoutes(serve, services);
  const views = makeViewCounts(services);
  designViewRoutes(serve, services, views);
  engagementRoutes(serve, services);
  followRoutes(serve, services);
  boardRoutes(serve, services);
  feedRoutes(serve, services);
  messagingRoutes(serve, services);
  reportRoutes(serve, services);
  complaintRoutes(serve, services);
  enquiryRoutes(serve, services);
  reviewRoutes(serve, services);
  storyRoutes(serve, services);
  discoveryRoutes(serve, services);
  exploreRoutes(serve, services);
  // Only calls that take files understand forms: a foreign page could send one without asking (threat 20).
  await server.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false });
    const serveForms = makeServe(uploads, gate);
    profileImageRoutes(serveForms, services);
    designRoutes(serveForms, services);
    messagePictureRoutes(serveForms, services);
    reviewUploadRoutes(serveForms, services);
    orderUploadRoutes(serveForms, services, payments);
    storyUploadRoutes(serveForms, services);
    complaintUploadRoutes(serveForms, services);
  });
  mediaRoutes(server, services.media.store);
  sitemapRoutes(server, services);

  handlePictureJobs(services);
  scheduleMediaSweep(services);
  publishWhenPicturesAreReady(services);
  scheduleOldDyes(services);
  scheduleViewCounts(services, views);
  serveLiveChats(services);
  answerInChats(services);
  showReviewPicturesWhenReady(services);
  verifyReviewsByOrders(services);
  publishStoriesWhenReady(services);
  scheduleStoriesSweep(services);
  scheduleTrending(services);
  writeComplaintLetters(services);
  orderRoutes(serve, services, payments);
  documentRoutes(serve, services);
  measurementRoutes(serve, services);
  meetingRoutes(serve, services, payments);
  dashboardRoutes(serve, services);
  notificationRoutes(serve, services);

  docsRoutes(server, served, { publicUrl: env.PUBLIC_URL, sessionCookie: cookie.name });
  if (webApp) {
    installPages(server, {
      render: await webApp(server, env.PUBLIC_URL),
      publicUrl: env.PUBLIC_URL,
      hasSession,
      policyAdditions: paymentWindowOrigins(env),
      sharesPages: !env.TANABANA_DEV,
      limits: services.limits,
      searching,
      cacheRoom: services.cacheRoom,
    });
  }

  return {
    server,
    services,
    payments,
    providerBase: provider.apiBase,
    served,
    countViews: views.flush,
    start: () => jobs.start(),
    async close() {
      const timeout = setTimeout(() => server.server.closeAllConnections(), requestsMayTake);
      await server.close();
      clearTimeout(timeout);
      await jobs.stop();
      await views.flush();
      services.media.studio.close();
      redis?.close();
    },
  };
}
