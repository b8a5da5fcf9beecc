import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheRoom } from '#server/platform/cache/cache-room.ts';
import { makeShortCache } from '#server/platform/cache/short-cache.ts';
import { addVary } from './answers/compress-answers.ts';
import { type SharedBody, sendSharedBody, sharedBody } from './shared-body.ts';

/**
 * Answers signed-out visitors, who all see the same, from one rendering per key and `seconds`. Only for
 * handlers that read nothing of the request but what the key says, and set no headers of their own.
 */
export function makeVisitorCache(
  room: CacheRoom,
  { seconds, isLimited }: { seconds: number /** Every request is counted. */; isLimited: boolean },
) {
  const cache = makeShortCache<SharedBody>({
    room,
    seconds,
    sizeOf: (body) => body.bytes(),
    onlyAskedAgain: true,
  });
  const cacheControl = `public, max-age=${seconds}`;

  return async (
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const isKept = cache.has(key);
    const body = await cache.get(key, async () => {
      const plain = Buffer.from(reply.serialize((await act()) as Record<string, unknown>) as string);
      const shared: SharedBody = sharedBody(plain, () => cache.recount(key, shared));
      return shared;
    });
    // The cookie is what tells a visitor from a member, so a shared cache must look at it too.
    reply.headers({ 'cache-control': cacheControl, etag: body.etag });
    addVary(reply, 'cookie');
    addVary(reply, 'accept-encoding');
    if (request.headers['if-none-match']?.includes(body.etag)) return reply.status(304).send();
    const isGood = isKept && !isLimited ? () => cache.holds(key, body) : undefined;
    return sendSharedBody(request, reply.type('application/json; charset=utf-8'), body, isGood);
  };
}
