import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeShortCache } from '../cache/short-cache.ts';

interface Kept {
  body: Buffer;
  etag: string;
}

/** Enough for the pages people look at; a flood of made-up addresses only pushes these out. */
const mostAddresses = 500;

/**
 * Answers signed-out visitors, who all see the same, from one rendering per address and `seconds`. Only for
 * handlers that read nothing of the request but its address and set no headers of their own.
 */
export function makeVisitorCache(seconds: number) {
  const cache = makeShortCache<Kept>({ seconds, most: mostAddresses });
  const cacheControl = `public, max-age=${seconds}`;

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const { body, etag } = await cache.get(request.url, async () => {
      const text = reply.serialize((await act()) as Record<string, unknown>);
      const bytes = Buffer.from(text as string);
      // Weak, because the bytes on the wire also depend on their compression.
      return { body: bytes, etag: `W/"${hash('sha1', bytes, 'base64url')}"` };
    });
    // The cookie is what tells a visitor from a member, so a shared cache must look at it too (threat 33).
    reply.headers({ 'cache-control': cacheControl, vary: 'cookie', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };
}
