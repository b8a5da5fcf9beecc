import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheRoom } from '../cache/cache-room.ts';
import { makeShortCache } from '../cache/short-cache.ts';
import { addVary, bestEncoding, compress, type Encoding, smallestToCompress } from './compress-answers.ts';

interface Rendered {
  body: Buffer;
  etag: string;
  /** Made when first asked for, then shared like the body. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** Of the body and its compressed forms. */
  bytes: number;
}

/**
 * Answers signed-out visitors, who all see the same, from one rendering per key and `seconds`. Only for
 * handlers that read nothing of the request but what the key says, and set no headers of their own.
 */
export function makeVisitorCache(room: CacheRoom, seconds: number) {
  const cache = makeShortCache<Rendered>({
    room,
    seconds,
    sizeOf: ({ bytes }) => bytes,
    onlyAskedAgain: true,
  });
  const cacheControl = `public, max-age=${seconds}`;

  function compressOnce(key: string, rendered: Rendered, encoding: Encoding): Promise<Buffer> {
    const compressing = compress(rendered.body, encoding).then((bytes) => {
      rendered.bytes += bytes.length;
      cache.recount(key, rendered);
      return bytes;
    });
    rendered.compressed[encoding] = compressing;
    return compressing;
  }

  return async (
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const rendered = await cache.get(key, async () => {
      const body = Buffer.from(reply.serialize((await act()) as Record<string, unknown>) as string);
      return { body, etag: weakTag(body), compressed: {}, bytes: body.length };
    });
    const { body, etag, compressed } = rendered;
    // The cookie is what tells a visitor from a member, so a shared cache must look at it too.
    reply.headers({ 'cache-control': cacheControl, etag });
    addVary(reply, 'cookie');
    addVary(reply, 'accept-encoding');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding === null || body.length < smallestToCompress) return reply.send(body);
    const packed = await (compressed[encoding] ?? compressOnce(key, rendered, encoding));
    return reply.header('content-encoding', encoding).send(packed);
  };
}

/**
 * Weak, because the bytes on the wire also depend on their compression. A checksum does: nobody gains by forging
 * one, and it costs a third of a cryptographic hash.
 */
function weakTag(body: Buffer): string {
  return `W/"${crc32(body).toString(36)}-${body.length.toString(36)}"`;
}
