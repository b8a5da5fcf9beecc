import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import './fastify-types.ts';
import { isFromNetwork } from './from-network.ts';

export interface Load {
  /** Requests that may be in progress at once. */
  most: number;
  /** Milliseconds that the event loop may lag on average. */
  longestLag: number;
}

const sampleMs = 500;

/**
 * Refuses at once, with 503 and Retry-After, what would only make everybody wait longer. The limits are far
 * beyond what the machine answers in a second, so that a busy day does not meet them and a flood does.
 */
export function installShedding(app: FastifyInstance, { most, longestLag }: Load): void {
  let inProgress = 0;
  let lag = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sampler = setInterval(() => {
    lag = delay.mean / 1e6;
    delay.reset();
  }, sampleMs);
  sampler.unref();

  app.addHook('onRequest', (request, reply, done) => {
    if (!isFromNetwork(request) || request.routeOptions.config.alwaysAnswers) return done();
    if (inProgress >= most || lag > longestLag) {
      return done(
        new AppError('OVERLOADED', 'Many people are here right now. Please try again in a moment.', {
          retryAfter: 2,
        }),
      );
    }
    inProgress += 1;
    // "close" comes after an answer and after a visitor who left, once.
    reply.raw.once('close', () => {
      inProgress -= 1;
    });
    done();
  });

  app.addHook('onClose', async () => {
    clearInterval(sampler);
    delay.disable();
  });
}
