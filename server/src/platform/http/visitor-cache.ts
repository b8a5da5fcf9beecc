import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeShortCache } from '../cache/short-cache.ts';

interface Rendered {
  body: string;
  etag: string;
}

/** Enough for the pages people look at; a flood of made-up addresses only pushes these out. */
const mostAddresses = 1000;

/**
 * Answers signed-out visitors, who all see the same, from one rendering per address and `seconds`. Only for
 * handlers that read nothing of the request but its address and set no headers of their own.
 */
export function makeVisitorCache(seconds: number) {
  const cache = makeShortCache<Rendered>({ seconds, most: mostAddresses, onlyAskedAgain: true });
  const cacheControl = `public, max-age=${seconds}`;

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const { body, etag } = await cache.get(request.url, async () => {
      const text = reply.serialize((await act()) as Record<string, unknown>) as string;
      return { body: text, etag: weakTag(text) };
    });
    // The cookie is what tells a visitor from a member, so a shared cache must look at it too (threat 33).
    reply.headers({ 'cache-control': cacheControl, vary: 'cookie', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };
}

/**
 * Weak, because the bytes on the wire also depend on their compression. A checksum does: nobody gains by forging
 * one, and it costs a third of a cryptographic hash.
 */
function weakTag(text: string): string {
  return `W/"${crc32(text).toString(36)}-${text.length.toString(36)}"`;
}
