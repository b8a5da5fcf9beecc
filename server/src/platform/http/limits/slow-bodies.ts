import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentence } from '#contracts/sentences/sentence.ts';
import { AppError } from '../app-error.ts';
import { awaitsBody } from '../awaits-body.ts';
import { clientNetwork } from './client-network.ts';
import '../fastify-types.ts';
import { isFromNetwork } from './from-network.ts';

export interface Arrivals {
  /** Milliseconds that the body of an ordinary request may take. Uploads are left to the server's own, longer limit. */
  longest: number;
  /** Bodies of one network that may be arriving at once, and of all networks together. */
  mostPerNetwork: number;
  mostInAll: number;
  /** Uploads of one network. */
  mostUploads: number;
  /** Of what the payment provider tells, whose share nobody else can take. */
  mostOwn: number;
}

/** A request whose body is not complete. */
interface Arrival {
  cutOff(): void;
}

/**
 * Keeps bodies that drip from using up the share of others: each has its time, and where a network has many, the one that has been
 * arriving the longest is cut off for the newest. An ordinary body is complete within one journey of its packets, so
 * this never meets it, while a hundred dripping ones of the same network do not keep it out. An upload takes minutes
 * with good reason; there the newest is refused.
 */
export function installArrivals(app: FastifyInstance, limits: Arrivals): void {
  const quick = new Crowds();
  const uploads = new Crowds();

  app.addHook('onRequest', (request, reply, done) => {
    if (!awaitsBody(request) || !isFromNetwork(request)) return done();
    const { acceptsSlowBody, share } = request.routeOptions.config;
    const hasOwnShare = share === 'payment news';
    const arrival = { cutOff: () => answerTooSlow(request, reply) };
    if (acceptsSlowBody) {
      const network = clientNetwork(request.ip);
      if (uploads.sizeOf(network) >= limits.mostUploads) {
        reply.header('connection', 'close');
        return done(tooManyUploads());
      }
      uploads.add(network, arrival);
      onceArrived(request, reply, () => uploads.remove(network, arrival));
      return done();
    }
    const crowd = hasOwnShare ? ownShare : clientNetwork(request.ip);
    if (quick.sizeOf(crowd) >= (hasOwnShare ? limits.mostOwn : limits.mostPerNetwork))
      quick.oldestOf(crowd)?.cutOff();
    // Those of their own share keep their share, however many others there are.
    else if (!hasOwnShare && quick.size >= limits.mostInAll) quick.oldest(ownShare)?.cutOff();
    quick.add(crowd, arrival);
    const timer = setTimeout(arrival.cutOff, limits.longest);
    onceArrived(request, reply, () => {
      clearTimeout(timer);
      quick.remove(crowd, arrival);
    });
    done();
  });
}

/** No network is called so. */
const ownShare = 'own share';

/** Arrivals by network, the oldest first. */
class Crowds {
  readonly #all = new Map<Arrival, string>();
  readonly #crowds = new Map<string, Set<Arrival>>();

  get size(): number {
    return this.#all.size;
  }

  sizeOf(crowd: string): number {
    return this.#crowds.get(crowd)?.size ?? 0;
  }

  add(crowd: string, arrival: Arrival): void {
    const known = this.#crowds.get(crowd);
    if (known) known.add(arrival);
    else this.#crowds.set(crowd, new Set([arrival]));
    this.#all.set(arrival, crowd);
  }

  remove(crowd: string, arrival: Arrival): void {
    this.#all.delete(arrival);
    const known = this.#crowds.get(crowd);
    known?.delete(arrival);
    if (known?.size === 0) this.#crowds.delete(crowd);
  }

  oldestOf(crowd: string): Arrival | undefined {
    return this.#crowds.get(crowd)?.values().next().value;
  }

  oldest(except: string): Arrival | undefined {
    for (const [arrival, crowd] of this.#all) if (crowd !== except) return arrival;
    return undefined;
  }
}

/** Calls `then` once, when the body is complete or nobody waits for it any more. */
function onceArrived(request: FastifyRequest, reply: FastifyReply, then: () => void): void {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    then();
  };
  request.raw.once('end', end);
  reply.raw.once('close', end);
}

function answerTooSlow(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete || reply.sent) return;
  reply.header('connection', 'close');
  reply.send(new AppError('TOO_SLOW', sentence('platform.tooSlow')));
}

function tooManyUploads(): AppError {
  return new AppError('RATE_LIMITED', sentence('platform.manyFiles'), { retryAfter: 60 });
}
