import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { awaitsBody } from '../awaits-body.ts';
import '../fastify-types.ts';
import { isFromNetwork } from './from-network.ts';

export interface Load {
  /** Requests that may be worked on at once. */
  most: number;
  /** The same for the routes that have a share of their own, as the payment provider's news has. */
  mostOwn: number;
  /** Milliseconds that the event loop may lag on average. */
  longestLag: number;
}

const sampleMs = 500;

/**
 * Refuses at once, with 503 and Retry-After, what would only make everybody wait longer. The limits are far
 * beyond what the machine answers in a second, so that a busy day does not meet them and a flood does. A request
 * counts from the moment its body is complete: what is still arriving is no work yet.
 */
export function installShedding(app: FastifyInstance, { most, mostOwn, longestLag }: Load): void {
  let lag = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sampler = setInterval(() => {
    lag = delay.mean / 1e6;
    delay.reset();
  }, sampleMs);
  sampler.unref();

  const everybody = { most, inProgress: 0, isFull: () => everybody.inProgress >= most || lag > longestLag };
  const own = { most: mostOwn, inProgress: 0, isFull: () => own.inProgress >= mostOwn };
  const shareOf = ({ routeOptions }: FastifyRequest) => (routeOptions.config.hasOwnShare ? own : everybody);
  /** Requests whose bodies are still arriving, and those that were counted once theirs had. */
  const awaited = new WeakSet<FastifyRequest>();
  const countedLate = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!isFromNetwork(request) || request.routeOptions.config.alwaysAnswers) return done();
    const share = shareOf(request);
    const hasBody = awaitsBody(request);
    if (share.isFull()) {
      if (hasBody) reply.header('connection', 'close');
      return done(tooBusy());
    }
    if (hasBody) {
      awaited.add(request);
      request.raw.once('end', () => countLate(request, reply));
    } else begin(share, reply);
    done();
  });

  app.addHook('preHandler', (request, reply, done) => {
    // A route may not look at the body that it was sent: its work begins now. An upload reads its own.
    if (awaited.has(request) && !request.routeOptions.config.acceptsSlowBody) countLate(request, reply);
    if (!countedLate.has(request)) return done();
    // Bodies that were completed together can be more than may be worked on.
    const share = shareOf(request);
    done(share.inProgress > share.most ? tooBusy() : undefined);
  });

  function countLate(request: FastifyRequest, reply: FastifyReply): void {
    if (!awaited.delete(request) || reply.raw.closed) return;
    countedLate.add(request);
    begin(shareOf(request), reply);
  }

  app.addHook('onClose', async () => {
    clearInterval(sampler);
    delay.disable();
  });
}

function begin(share: { inProgress: number }, reply: FastifyReply): void {
  share.inProgress += 1;
  // "close" comes after an answer and after a visitor who left, once.
  reply.raw.once('close', () => {
    share.inProgress -= 1;
  });
}

function tooBusy(): AppError {
  return new AppError('OVERLOADED', 'Many people are here right now. Please try again in a moment.', {
    retryAfter: 2,
  });
}
