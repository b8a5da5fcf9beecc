import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';
import { accountRoutes } from './modules/accounts/accounts.routes.ts';
import { makeFindViewer, makeSessionCookie } from './modules/accounts/public.ts';
import { designRoutes } from './modules/designs/designs.routes.ts';
import { designReadRoutes } from './modules/designs/designs-reads.routes.ts';
import { publishWhenPicturesAreReady } from './modules/designs/on-picture-settled.ts';
import { engagementRoutes } from './modules/engagement/engagement.routes.ts';
import { feedRoutes } from './modules/feed/feed.routes.ts';
import { orderRoutes } from './modules/orders/orders.routes.ts';
import { loadProviderSettings, makePayments, type Payments } from './modules/payments/public.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/executor.ts';
import { makeEvents } from './platform/events/events.ts';
import { makeServer } from './platform/http/make-server.ts';
import { makeRateLimits } from './platform/http/rate-limits.ts';
import { makeServe } from './platform/http/serve-endpoint.ts';
import { makeJobs } from './platform/jobs/jobs.ts';
import { makeMail } from './platform/mail/mail.ts';
import { openDiskMedia } from './platform/media/disk-file-store.ts';
import { mediaRoutes } from './platform/media/media.routes.ts';
import { handlePictureJobs } from './platform/media/prepare-picture.ts';
import { scheduleMediaSweep } from './platform/media/sweep-media.ts';
import type { Services } from './platform/services.ts';

export interface App {
  server: FastifyInstance;
  services: Services;
  payments: Payments;
  /** Starts the jobs. Requests are served without it, but nothing that follows them happens. */
  start(): Promise<void>;
  /** Lets requests and jobs in progress finish. */
  close(): Promise<void>;
}

interface Surroundings {
  env: Env;
  db: Database;
  databaseUrl: string;
  clock?: Clock;
}

/** The whole server, readable from top to bottom: platform, modules, pages. */
export async function buildApp({ env, db, databaseUrl, clock = systemClock }: Surroundings): Promise<App> {
  const server = makeServer(env);
  const jobs = makeJobs({ connectionString: databaseUrl, log: server.log });
  const services: Services = {
    env,
    db,
    clock,
    jobs,
    events: makeEvents(jobs),
    mail: makeMail(jobs, db, { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM }),
    limits: makeRateLimits(env.RATE_LIMITS),
    media: await openDiskMedia(env.DATA_DIR),
    log: server.log,
  };

  const cookie = makeSessionCookie(env.PUBLIC_URL);
  const gate = { findViewer: makeFindViewer(db, cookie), spend: services.limits.spend };
  const serve = makeServe(server, gate);
  accountRoutes(serve, services, cookie);
  designReadRoutes(serve, services);
  engagementRoutes(serve, services);
  feedRoutes(serve, services);
  // Only calls that take files understand forms: a foreign page could send one without asking (threat 20).
  await server.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false });
    designRoutes(makeServe(uploads, gate), services);
  });
  mediaRoutes(server, services.media.store);

  handlePictureJobs(services);
  scheduleMediaSweep(services);
  publishWhenPicturesAreReady(services);
  const payments = makePayments(server, services, await loadProviderSettings(server, env));
  orderRoutes(serve, services, payments);

  return {
    server,
    services,
    payments,
    start: () => jobs.start(),
    async close() {
      await server.close();
      await jobs.stop();
    },
  };
}
