import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { sentence } from '#contracts/words/sentence.ts';
import type { Env } from '#server/env.ts';
import { AppError } from './app-error.ts';
import { answerBrokenRequest } from './client-errors.ts';
import { answerFailure, installErrorHandler } from './error-handler.ts';
import './fastify-types.ts';
import { limitBodyTime } from './limits/body-time.ts';
import { isForwarded } from './limits/forwarded.ts';
import { installShedding, type Load } from './limits/shed-load.ts';
import { lazyLogger } from './logs/lazy-logger.ts';
import { type LogStream, logSettings, pathOf } from './logs/log-settings.ts';
import { installPlainPages } from './pages/plain-page.ts';
import { installSecurity } from './security.ts';

const seconds = 1000;

/**
 * More than 32 at once would not be faster: the database has 20 connections and the process one core. Checkout has a
 * larger share because it may wait seconds for the payment provider.
 */
const usualLoad: Load = {
  most: 32,
  mostWaiting: 1000,
  longestWait: 3 * seconds,
  mostOwn: { 'payment news': 50, checkout: 128, 'sign-in': 16 },
  longestLag: 1000,
};
/** Longer than any legitimate JSON body takes. */
const bodyTime = 30 * seconds;
/** Each connection holds memory, even when idle. The front door limits connections per network. */
const mostConnections = 10_000;

interface Limits {
  logTo?: LogStream;
  load?: Partial<Load>;
  /** Milliseconds that a body may take to arrive. */
  bodyTime?: number;
}

/** A Fastify server with our limits, logs and error handling, without routes. */
export function makeServer(
  env: Env,
  { logTo, load, bodyTime: longest = bodyTime }: Limits = {},
): FastifyInstance {
  const server = fastify({
    logger: logSettings(env.LOG_LEVEL, logTo),
    genReqId: () => randomUUID().slice(0, 13),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 100 * 1024,
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    connectionTimeout: 60 * seconds,
    keepAliveTimeout: 65 * seconds,
    maxRequestsPerSocket: 10_000,
    // Allows for uploads, the longest bodies. Other bodies have a shorter limit per route.
    requestTimeout: 300 * seconds,
    http: { headersTimeout: 20 * seconds, connectionsCheckingInterval: 5 * seconds },
    forceCloseConnections: 'idle',
    // During shutdown, requests on open connections are still answered normally.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, request, reply) => {
      answerFailure(request, reply, new AppError('BAD_REQUEST', sentence('platform.badAddress')));
    },
  });

  server.setChildLoggerFactory((root, bindings, options) =>
    lazyLogger(root, () => root.child(bindings, options ?? {})),
  );
  server.decorate('isLeaving', false);
  server.decorateRequest('viewer', undefined);
  server.decorateRequest('idempotencyKey', undefined);
  server.decorateRequest('isRefusedForLoad', false);
  server.decorateReply('endTurn', undefined);
  acceptOnlyJson(server);
  installErrorHandler(server);
  installSecurity(server, { publicUrl: env.PUBLIC_URL, allowedOrigins: env.CORS_ORIGINS });
  server.server.maxConnections = mostConnections;
  installShedding(server, { ...usualLoad, ...load });
  limitBodyTime(server, longest);
  logAnswers(server);
  if (env.TRUST_PROXY.length === 0) warnOfUnknownProxy(server);
  installPlainPages(server);
  return server;
}

/** A form on a foreign page can send text/plain without a preflight request, but not JSON. */
function acceptOnlyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, {});
    return parse(request, text, (error, value) => {
      if (!error && /toString|valueOf|\\u/.test(text) && shadowsConversion(value)) {
        return done(new AppError('BAD_REQUEST', sentence('platform.badName')));
      }
      return done(error, value);
    });
  });
}

/**
 * An object with its own `toString` that is not a function cannot be converted for a comparison. A schema that checks
 * the length of an expected text would then throw instead of rejecting it.
 */
function shadowsConversion(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => key === 'toString' || key === 'valueOf' || shadowsConversion(inner),
  );
}

/** Warns once about a proxy that is not in TRUST_PROXY. Only the first forwarded request reveals it. */
function warnOfUnknownProxy(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || !isForwarded(headers)) return;
    hasWarned = true;
    server.log.warn(
      'A request came with forwarding headers, but TRUST_PROXY is not set. If a proxy of yours stands in front, name its address there: until then all visitors count as one, and each limit is shared by all.',
    );
  });
}

/** Logs one line for each write and each failure. Reads are logged at debug level unless they are slow. */
function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    if (request.isRefusedForLoad) return;
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.viewer ? { userId: request.viewer.id } : {}),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (request.method !== 'GET' || reply.elapsedTime > seconds) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
