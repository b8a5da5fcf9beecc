import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeShortCache } from '../cache/short-cache.ts';
import { addVary, bestEncoding, compress, type Encoding, smallestToCompress } from './compress-answers.ts';

interface Rendered {
  body: string;
  etag: string;
  /** Made when first asked for, then shared like the body. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
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
    const rendered = await cache.get(request.url, async () => {
      const text = reply.serialize((await act()) as Record<string, unknown>) as string;
      return { body: text, etag: weakTag(text), compressed: {} };
    });
    const { body, etag, compressed } = rendered;
    // The cookie is what tells a visitor from a member, so a shared cache must look at it too (threat 33).
    reply.headers({ 'cache-control': cacheControl, etag });
    addVary(reply, 'cookie');
    addVary(reply, 'accept-encoding');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding === null || body.length < smallestToCompress) return reply.send(body);
    compressed[encoding] ??= compress(body, encoding);
    return reply.header('content-encoding', encoding).send(await compressed[encoding]);
  };
}

/**
 * Weak, because the bytes on the wire also depend on their compression. A checksum does: nobody gains by forging
 * one, and it costs a third of a cryptographic hash.
 */
function weakTag(text: string): string {
  return `W/"${crc32(text).toString(36)}-${text.length.toString(36)}"`;
}
