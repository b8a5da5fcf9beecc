import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { installAccounts } from '#server/modules/accounts/accounts.module.ts';
import { makeFindViewer, makeSessionCookie } from '#server/modules/accounts/public.ts';
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
import { installWorkshop } from '#server/modules/workshop/workshop.module.ts';
import { allowOrigins } from '#server/platform/http/allow-origins.ts';
import { answerOnly } from '#server/platform/http/answers/answer-only.ts';
import { compressAnswers } from '#server/platform/http/answers/compress-answers.ts';
import { makeServer } from '#server/platform/http/make-server.ts';
import { makeServe, type ServedEndpoint } from '#server/platform/http/serve-endpoint.ts';
import { mailboxRoutes } from '#server/platform/mail/mailbox.routes.ts';
import { mediaRoutes } from '#server/platform/media/media.routes.ts';
import { withMediaOrigin } from '#server/platform/media/media-origin.ts';
import { handlePictureJobs } from '#server/platform/media/prepare-picture.ts';
import { scheduleMediaSweep } from '#server/platform/media/sweep-media.ts';
import { docsRoutes } from '#server/platform/openapi/docs.routes.ts';
import { closeServer } from '#server/platform/process/close-server.ts';
import { dutiesOf } from '#server/platform/process/roles.ts';
import { guardSpace } from '#server/platform/space/guard-space.ts';
import { installPages } from '#server/platform/ssr/pages.ts';
import { oncePerPage } from '#server/platform/ssr/viewer-of-page.ts';
import { gaugeQueues } from '#server/platform/telemetry/gauge-queues.ts';
import { healthRoutes } from '#server/platform/telemetry/health.routes.ts';
import { installMetrics } from '#server/platform/telemetry/metrics.ts';
import { startTracing } from '#server/platform/telemetry/start-tracing.ts';
import { openServices, type Surroundings } from './open-services.ts';

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

/** Builds the whole server, in this order: platform, modules, pages. */
export async function buildApp(surroundings: Surroundings): Promise<App> {
  const { env, db, logTo, webApp } = surroundings;
  const duties = dutiesOf[env.ROLE];
  const server = makeServer(env, logTo ? { logTo } : {});
  if (!duties.serves) answerOnly(server, ['/healthz', '/readyz', '/metrics']);
  const tracing = await startTracing(server, env);
  const cookie = makeSessionCookie(env);
  const findViewer = oncePerPage(makeFindViewer(db, cookie));
  const hasSession = (header: string | undefined) => cookie.read(header) !== undefined;
  const { services, replicas } = await openServices(server, surroundings, { findViewer, hasSession });
  const { jobs, events, realtime, redis } = services;

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
  installWorkshop(withPayments);
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
