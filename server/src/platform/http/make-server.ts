import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Env } from '../../env.ts';
import { AppError } from './app-error.ts';
import { errorBody, installErrorHandler } from './error-handler.ts';
import './fastify-types.ts';
import { installSecurity } from './security.ts';

const seconds = 1000;

/** A Fastify with our limits, logs and refusals, and no routes yet. */
export function makeServer(env: Env): FastifyInstance {
  const server = fastify({
    logger: {
      level: env.LOG_LEVEL,
      // Whoever logs a request or a body by accident still gives nothing away (threat 34).
      redact: {
        paths: [
          'req.headers.cookie',
          'req.headers.authorization',
          '*.password',
          '*.otp',
          '*.token',
          '*.razorpay_signature',
          'headers.cookie',
          'headers["set-cookie"]',
        ],
        censor: '[hidden]',
      },
    },
    genReqId: () => randomUUID().slice(0, 13),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    connectionTimeout: 60 * seconds,
    keepAliveTimeout: 65 * seconds,
    maxRequestsPerSocket: 10_000,
    // The longest body is an upload's; every other one is cut off sooner, per route (threat F6).
    requestTimeout: 300 * seconds,
    http: { headersTimeout: 20 * seconds },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });

  server.decorateRequest('viewer', undefined);
  acceptOnlyJson(server);
  installErrorHandler(server);
  installSecurity(server, { publicUrl: env.PUBLIC_URL, allowedOrigins: env.CORS_ORIGINS });
  logAnswers(server);
  server.setNotFoundHandler((request, reply) => {
    const error = new AppError('NOT_FOUND', 'This page could not be found.');
    return reply
      .status(404)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(error, request.id)));
  });
  return server;
}

/** A form of a foreign page can send text/plain but not JSON without asking first (threat 20). */
function acceptOnlyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    return parse(request, body as string, done);
  });
}

/** One line for each write and each failure; reads are for debugging. */
function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const line = {
      requestId: request.id,
      method: request.method,
      path: request.routeOptions.url ?? request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.viewer ? { userId: request.viewer.id } : {}),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (request.method !== 'GET' || reply.elapsedTime > seconds) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
