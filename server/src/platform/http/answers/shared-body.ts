import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that many are answered with. */
export interface SharedBody {
  bytes: Buffer;
  /**
   * Weak, because the bytes on the wire also depend on their compression. A checksum does: nobody gains by forging
   * one, and it costs a third of a cryptographic hash.
   */
  etag: string;
}

export function sharedBody(bytes: Buffer): SharedBody {
  return { bytes, etag: `W/"${crc32(bytes).toString(36)}-${bytes.length.toString(36)}"` };
}

/** Answers 304 to a client that has the body already. */
export function sendSharedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: SharedBody,
): FastifyReply {
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  return reply.send(bytes);
}

/** Lets the front door give this answer to every visitor who asks within a second. Browsers do not see it. */
export function keepAtFrontDoor(reply: FastifyReply): void {
  reply.header('x-accel-expires', '1');
}
