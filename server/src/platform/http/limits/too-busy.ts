import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '#contracts/platform/errors.ts';
import { AppError } from '../app-error.ts';
import { awaitsBody } from '../awaits-body.ts';
import { errorBody, isPageVisit } from '../error-handler.ts';
import { html } from '../pages/html.ts';
import { plainPage, plainPagePolicy } from '../pages/plain-page.ts';

const busy = new AppError('OVERLOADED', 'Many people are here right now. Please try again in a moment.');
/** Seconds. Not the same for all, or all would come back at once. */
const leastWait = 2;
const mostWait = 5;

/** The same for every address: an empty one leads to where one is. */
const page = Buffer.from(
  plainPage({
    title: busy.message,
    body: html`<p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p>`,
  }),
);

/**
 * Writes the refusal to the connection, past everything that makes an answer dear: in a flood most answers are this one.
 */
export function answerTooBusy(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = reply;
  if (raw.closed || raw.headersSent) return;
  const isPage = isPageVisit(request);
  const body = isPage ? page : Buffer.from(JSON.stringify(errorBody(busy, request.id) satisfies ErrorReply));
  request.isRefusedForLoad = true;
  // Among them what lets front ends on other origins read the refusal.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  reply.hijack();
  raw
    .writeHead(busy.status, {
      'cache-control': 'no-store',
      'content-length': body.length,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'retry-after': String(leastWait + Math.floor(Math.random() * (mostWait - leastWait + 1))),
      ...(isPage ? { 'content-security-policy': plainPagePolicy } : {}),
      // A body that will not be read would stand in the way of the next request.
      ...(awaitsBody(request) && !request.raw.readableEnded ? { connection: 'close' } : {}),
    })
    .end(body);
}
