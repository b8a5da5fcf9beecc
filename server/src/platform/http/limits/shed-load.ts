import { randomInt } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '../app-error.ts';
import '../fastify-types.ts';
import { isFromNetwork } from './from-network.ts';
import { type WorkLimits, WorkShare } from './work-share.ts';

/** Work with a reserved share of capacity that no other load can take. */
export type OwnShare = 'payment news' | 'checkout' | 'sign-in';

export interface Load extends WorkLimits {
  /** Concurrent requests of each reserved share. */
  mostOwn: Record<OwnShare, number>;
  /** Mean event loop delay in milliseconds; above it only reserved shares are admitted. */
  longestLag: number;
}

const sampleMs = 500;
/** How often the number of refused requests is logged. */
const reportMs = 10_000;

/**
 * Load shedding: refuses excess requests with 503 and Retry-After. Up to `most` requests run at once, others wait for
 * up to `longestWait`, and the rest are refused immediately. A request occupies a slot from the moment its body is
 * complete until its response is ready, so slow clients hold no slot. Internal API calls made while a page is
 * rendered were admitted with their page.
 */
export function installShedding(app: FastifyInstance, { mostOwn, longestLag, ...limits }: Load): void {
  let lag = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sampler = setInterval(() => {
    lag = delay.mean / 1e6;
    delay.reset();
  }, sampleMs).unref();
  let refused = 0;
  let refusedInAll = 0;
  app.decorate('countRefused', () => refusedInAll);
  const reporter = setInterval(() => {
    if (refused > 0) app.log.warn({ refused, seconds: reportMs / 1000 }, 'more was asked than can be done');
    refused = 0;
  }, reportMs).unref();

  const everybody = new WorkShare(limits);
  const ownShare = (name: OwnShare) => new WorkShare({ ...limits, most: mostOwn[name] });
  const own: Record<OwnShare, WorkShare> = {
    'payment news': ownShare('payment news'),
    checkout: ownShare('checkout'),
    'sign-in': ownShare('sign-in'),
  };

  function shareOf(request: FastifyRequest): WorkShare | null {
    const { alwaysAnswers, share } = request.routeOptions.config;
    if (alwaysAnswers || !isFromNetwork(request)) return null;
    const name = typeof share === 'function' ? share(request.url) : share;
    return name === undefined ? everybody : own[name];
  }

  function refuse(request: FastifyRequest): AppError {
    refused += 1;
    refusedInAll += 1;
    request.isRefusedForLoad = true;
    return new AppError('OVERLOADED', sentence('platform.manyPeople'), {
      // Random, so that clients do not all retry at the same time.
      retryAfter: randomInt(2, 6),
    });
  }

  // Before the body is read, and after the CORS hooks, so that other front ends can read the refusal.
  app.addHook('preParsing', async (request) => {
    const share = shareOf(request);
    if (share && (share.isFull || (share === everybody && lag > longestLag))) throw refuse(request);
  });

  // Before the session is looked up, which queries the database.
  app.addHook('preValidation', async (request, reply) => {
    const share = shareOf(request);
    if (!share) return;
    // An upload is read by its handler, so it cannot wait for a slot. It counts once it has arrived.
    if (request.routeOptions.config.acceptsSlowBody) {
      request.raw.once('end', () => endWithAnswer(reply, share.count()));
      return;
    }
    const end = await share.enter();
    if (end === null) throw refuse(request);
    endWithAnswer(reply, end);
    // The client has disconnected.
    if (reply.raw.closed) reply.hijack();
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.endTurn?.();
  });

  app.addHook('onClose', async () => {
    clearInterval(sampler);
    clearInterval(reporter);
    delay.disable();
  });
}

/** Frees the slot when the response is ready or the visitor has left. */
function endWithAnswer(reply: FastifyReply, end: () => void): void {
  reply.endTurn = end;
  if (reply.raw.closed) end();
  else reply.raw.once('close', end);
}
