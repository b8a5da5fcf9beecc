import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { awaitsBody } from '../awaits-body.ts';
import '../fastify-types.ts';
import { collectSpecialRoutes } from './special-routes.ts';
import { askedOf, type Refuse } from './too-busy.ts';
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

interface Door {
  /** The network that a request comes from, as limits count it. */
  networkOf(request: IncomingMessage): string;
  refuse: Refuse;
}

/** A request that is let read its body and will be worked on once that is here. */
interface Awaited {
  share: WorkShare;
  network: string;
}

/**
 * Refuses with 503 and Retry-After what would only make everybody wait longer. So many requests are worked on at once,
 * others wait as long as a visitor may, the rest is refused at once and cheaply: before Fastify has made anything of it. A
 * request counts from the moment its body is complete until its answer is made: what still arrives, and what is still
 * being read, is no work. Calls that a page makes of the API while it is rendered do not come this way: they were
 * admitted with their page.
 */
export function installShedding(
  app: FastifyInstance,
  { mostOwn, longestLag, ...limits }: Load,
  { networkOf, refuse: answerTooBusy }: Door,
): void {
  let lag = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sampler = setInterval(() => {
    lag = delay.mean / 1e6;
    delay.reset();
  }, sampleMs);
  sampler.unref();
  let refused = 0;
  let refusedInAll = 0;
  app.decorate('countRefused', () => refusedInAll);
  const reporter = setInterval(() => {
    if (refused > 0) app.log.warn({ refused, seconds: reportMs / 1000 }, 'more was asked than can be done');
    refused = 0;
  }, reportMs);
  reporter.unref();

  const everybody = new WorkShare(limits);
  const ownShare = (name: OwnShare) => new WorkShare({ ...limits, most: mostOwn[name] });
  const own: Record<OwnShare, WorkShare> = {
    'payment news': ownShare('payment news'),
    checkout: ownShare('checkout'),
    'sign-in': ownShare('sign-in'),
  };
  const specialOf = collectSpecialRoutes(app);
  /** Requests that are worked on or wait for it, and those whose work begins once their bodies are here. */
  const turns = new WeakMap<IncomingMessage, Turn>();
  const awaited = new WeakMap<IncomingMessage, Awaited>();

  const [handOn] = app.server.listeners('request') as [
    (request: IncomingMessage, response: ServerResponse) => void,
  ];
  app.server.removeListener('request', handOn);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const asked = askedOf(request);
    const special = specialOf(methodOf(request), asked.url);
    if (special?.alwaysAnswers) return handOn(request, response);
    const name = typeof special?.share === 'function' ? special.share(asked.url) : special?.share;
    const share = name === undefined ? everybody : own[name];
    const network = networkOf(request);
    if ((share === everybody && lag > longestLag) || share.isFullFor(network))
      return refuse(request, response);
    if (awaitsBody(asked)) {
      awaited.set(request, { share, network });
      return handOn(request, response);
    }
    enter(
      { share, network },
      request,
      response,
      () => handOn(request, response),
      () => refuse(request, response),
    );
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // An upload is read by its handler, so it cannot wait for a turn: it counts once it has arrived.
    if (request.routeOptions.config.acceptsSlowBody)
      raw.once('end', () => {
        const work = takeAwaited(raw);
        if (work && !reply.raw.closed) hold(work.share.count(), raw, reply.raw);
      });
    done();
  });

  // Before the session is looked up, which asks the database.
  app.addHook('preValidation', (request, reply, done) => {
    if (request.routeOptions.config.acceptsSlowBody) return done();
    const work = takeAwaited(request.raw);
    if (!work) return done();
    enter(work, request.raw, reply.raw, done, () => {
      request.isRefusedForLoad = true;
      reply.hijack();
      refuse(request.raw, reply.raw);
    });
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    turns.get(request.raw)?.end();
    done(null, payload);
  });

  function takeAwaited(request: IncomingMessage): Awaited | undefined {
    const work = awaited.get(request);
    awaited.delete(request);
    return work;
  }

  function enter(
    { share, network }: Awaited,
    request: IncomingMessage,
    response: ServerResponse,
    work: () => void,
    giveUp: () => void,
  ): void {
    // The end of a turn lets in the next one, whose work is not a part of the one before.
    const begin = AsyncResource.bind(() => {
      if (!response.closed) work();
    });
    const turn = share.enter(network, begin, giveUp);
    if (turn === null) giveUp();
    else hold(turn, request, response);
  }

  /** Until the answer is made, or the visitor has left. */
  function hold(turn: Turn, request: IncomingMessage, response: ServerResponse): void {
    turns.set(request, turn);
    if (response.closed) turn.end();
    else response.once('close', turn.end);
  }

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    refused += 1;
    refusedInAll += 1;
    if (app.isLeaving) response.shouldKeepAlive = false;
    answerTooBusy(request, response);
  }

  app.addHook('onClose', async () => {
    clearInterval(sampler);
    clearInterval(reporter);
    delay.disable();
    for (const share of [everybody, ...Object.values(own)]) share.close();
  });
}

/** A browser asks whether it may call before it calls: that is of the same share, or the call never comes. */
function methodOf({ method = 'GET', headers }: IncomingMessage): string {
  return method === 'OPTIONS' ? (headers['access-control-request-method'] ?? method) : method;
}
