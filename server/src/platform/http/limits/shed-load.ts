import { AsyncResource } from 'node:async_hooks';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { awaitsBody } from '../awaits-body.ts';
import '../fastify-types.ts';
import { clientNetwork } from './client-network.ts';
import { isFromNetwork } from './from-network.ts';
import { answerTooBusy } from './too-busy.ts';
import { type Turn, type WorkLimits, WorkShare } from './work-share.ts';

/** Work that has a share of its own, which no flood of anything else can take. */
export type OwnShare = 'payment news' | 'checkout' | 'sign-in';

export interface Load extends WorkLimits {
  /** Requests of each own share that may be worked on at once. */
  mostOwn: Record<OwnShare, number>;
  /** Milliseconds that the event loop may lag on average; beyond, only own shares are let in. */
  longestLag: number;
}

const sampleMs = 500;
/** How often the log says how many were refused. One line for each would cost more than the refusal. */
const reportMs = 10_000;

/**
 * Refuses with 503 and Retry-After what would only make everybody wait longer. So many requests are worked on at once,
 * some more wait for a short time, the rest is refused at once and cheaply. A request counts from the moment its body
 * is complete until its answer is made: what still arrives, and what is still being read, is no work.
 */
export function installShedding(app: FastifyInstance, { mostOwn, longestLag, ...limits }: Load): void {
  let lag = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sampler = setInterval(() => {
    lag = delay.mean / 1e6;
    delay.reset();
  }, sampleMs);
  sampler.unref();
  let refused = 0;
  const reporter = setInterval(() => {
    if (refused > 0) app.log.warn({ refused, seconds: reportMs / 1000 }, 'more was asked than can be done');
    refused = 0;
  }, reportMs);
  reporter.unref();

  const everybody = new WorkShare(limits);
  const own: Record<OwnShare, WorkShare> = {
    // The provider has few addresses.
    'payment news': ownShare('payment news', Number.POSITIVE_INFINITY),
    checkout: ownShare('checkout', mostOwn.checkout / 2),
    'sign-in': ownShare('sign-in', mostOwn['sign-in'] / 2),
  };
  /** Requests that are worked on or wait for it, and those whose work begins once their bodies are here. */
  const turns = new WeakMap<FastifyRequest, Turn>();
  const awaited = new WeakSet<FastifyRequest>();

  function ownShare(name: OwnShare, mostPerNetwork: number): WorkShare {
    const most = mostOwn[name];
    return new WorkShare({
      ...limits,
      most,
      mostWaiting: Math.min(most, limits.mostWaiting),
      mostPerNetwork,
    });
  }

  function shareOf(request: FastifyRequest): WorkShare {
    const { share } = request.routeOptions.config;
    const name = typeof share === 'function' ? share(request.url) : share;
    return name === undefined ? everybody : own[name];
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!isFromNetwork(request) || request.routeOptions.config.alwaysAnswers) return done();
    const share = shareOf(request);
    const isLate = share === everybody && lag > longestLag;
    if (!awaitsBody(request)) {
      if (isLate) refuse(request, reply);
      else enter(share, request, reply, done);
      return;
    }
    if (isLate || share.isFullFor(clientNetwork(request.ip))) return refuse(request, reply);
    awaited.add(request);
    // An upload is read by its handler, so it cannot wait for a turn: it counts once it has arrived.
    if (request.routeOptions.config.acceptsSlowBody)
      request.raw.once('end', () => {
        if (awaited.delete(request) && !reply.raw.closed)
          hold(share.count(clientNetwork(request.ip)), request, reply);
      });
    done();
  });

  app.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.config.acceptsSlowBody || !awaited.delete(request)) return done();
    enter(shareOf(request), request, reply, done);
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    turns.get(request)?.end();
    done(null, payload);
  });

  function enter(share: WorkShare, request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    // Whoever ends a turn lets in the next one, whose work is not a part of theirs.
    const begin = AsyncResource.bind(() => {
      if (!reply.raw.closed) done();
    });
    const turn = share.enter(clientNetwork(request.ip), begin, () => refuse(request, reply));
    if (turn === null) refuse(request, reply);
    else hold(turn, request, reply);
  }

  /** Until the answer is made, or the visitor has left. */
  function hold(turn: Turn, request: FastifyRequest, reply: FastifyReply): void {
    turns.set(request, turn);
    if (reply.raw.closed) turn.end();
    else reply.raw.once('close', turn.end);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): void {
    refused += 1;
    answerTooBusy(request, reply);
  }

  app.addHook('onClose', async () => {
    clearInterval(sampler);
    clearInterval(reporter);
    delay.disable();
    for (const share of [everybody, ...Object.values(own)]) share.close();
  });
}
