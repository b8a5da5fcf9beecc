import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CacheRoom, makeShortCache } from '#server/platform/cache/short-cache.ts';
import { addVary } from './answers/add-vary.ts';
import { keepAtFrontDoor, type SharedBody, sendSharedBody, sharedBody } from './answers/shared-body.ts';

/**
 * Answers signed-out visitors, who all see the same, from one rendering per key and `seconds`. Only for
 * handlers that read nothing of the request but what the key says, and set no headers of their own.
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
    // The cookie is what tells a visitor from a member, so a shared cache must look at it too.
    addVary(reply, 'cookie');
    if (!isLimited) keepAtFrontDoor(reply);
    return sendSharedBody(request, reply.type('application/json; charset=utf-8'), body);
  };
}
