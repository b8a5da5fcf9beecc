import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CacheRoom, makeShortCache } from '#server/platform/cache/short-cache.ts';
import { addVary } from './answers/add-vary.ts';
import { keepAtFrontDoor, type SharedBody, sendSharedBody, sharedBody } from './answers/shared-body.ts';

/**
 * Caches responses to signed-out visitors, who all see the same, per key and for `seconds`. Only for handlers that
 * read nothing from the request beyond the key and set no headers.
 */
export function makeVisitorCache(
  room: CacheRoom,
  { seconds, isLimited }: { seconds: number /** Every request is counted. */; isLimited: boolean },
) {
  const cache = makeShortCache<SharedBody>({ room, seconds, sizeOf: ({ bytes }) => bytes.length });

  return async (
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const body = await cache.get(key, async () =>
      sharedBody(Buffer.from(reply.serialize((await act()) as Record<string, unknown>) as string)),
    );
    reply.header('cache-control', `public, max-age=${seconds}`);
    // The cookie distinguishes visitors from members, so shared caches must vary on it.
    addVary(reply, 'cookie');
    if (!isLimited) keepAtFrontDoor(reply);
    return sendSharedBody(request, reply.type('application/json; charset=utf-8'), body);
  };
}
