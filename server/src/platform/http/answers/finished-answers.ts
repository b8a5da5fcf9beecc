import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountHeader } from '#contracts/platform/account-header.ts';
import { localeHeader } from '#contracts/platform/locales.ts';
import type { CacheRoom } from '#server/platform/cache/cache-room.ts';
import '../fastify-types.ts';
import { isFromNetwork } from '../limits/from-network.ts';

/** Milliseconds after which an answer is made anew from what the caches hold, however long that is good. */
const longest = 1000;

/** An answer with everything that goes over the network. */
interface FinishedAnswer {
  /** Names and values in turn. */
  head: readonly string[];
  body: Buffer;
  /** The pattern of the address. */
  route: string;
  isGood(): boolean;
}

/**
 * Sends an answer that a cache has just given once more to anyone who asks in the same words, before Fastify makes
 * anything of the request: its hooks cost four times as much as the sending. It is for visitors without any cookie
 * alone, whose requests say nothing but an address and languages. `onAnswered` hears the pattern of the address.
 */
export function installFinishedAnswers(
  app: FastifyInstance,
  room: CacheRoom,
  onAnswered: (route: string, milliseconds: number) => void,
): void {
  const answers = room.openCache<FinishedAnswer>();

  app.keepAnswer = (request, reply, body, isGood) => {
    if (!isFromNetwork(request) || reply.statusCode !== 200) return;
    const key = keyOf(request.raw);
    if (key === null || answers.find(key)?.loaded?.isGood()) return;
    const answer = { head: headOf(reply, body), body, route: request.routeOptions.url ?? 'none', isGood };
    const until = performance.now() + longest;
    const entry = answers.put({ key, value: undefined, loaded: answer, isShared: true, until });
    // The body is counted where it came from.
    answers.count(entry, 2 * answer.head.join('').length);
  };

  const listeners = app.server.listeners('request') as Parameters<typeof app.server.on<'request'>>[1][];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const key = app.isLeaving ? null : keyOf(request);
    const entry = key === null ? undefined : answers.find(key);
    const answer = entry?.loaded;
    const now = performance.now();
    if (!answer || entry.until <= now || !answer.isGood()) {
      for (const listener of listeners) listener.call(app.server, request, response);
      return;
    }
    response.writeHead(200, answer.head as string[]).end(answer.body);
    onAnswered(answer.route, performance.now() - now);
  });
}

/** What the request says that an answer may depend on; null where it says anything else. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || saysMore(headers)) return null;
  const spoken = headers[localeHeader];
  // Without it the page that one comes from tells the language of a call.
  if (spoken === undefined && headers.referer !== undefined && url.startsWith('/api/')) return null;
  return [url, headers['accept-encoding'], headers['accept-language'], spoken].join('\n');
}

function saysMore(headers: IncomingHttpHeaders): boolean {
  return (
    headers.cookie !== undefined ||
    headers.origin !== undefined ||
    headers.authorization !== undefined ||
    headers[accountHeader] !== undefined ||
    headers['if-none-match'] !== undefined ||
    headers.range !== undefined ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined
  );
}

function headOf(reply: FastifyReply, body: Buffer): string[] {
  const headers = { ...reply.getHeaders(), 'content-length': body.length };
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Keeps an answer that was sent, while `isGood` says that it may be shown. */
export type KeepAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  isGood: () => boolean,
) => void;
