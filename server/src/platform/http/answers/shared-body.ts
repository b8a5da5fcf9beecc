import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response body that is sent to many clients. */
export interface SharedBody {
  bytes: Buffer;
  /**
   * A weak ETag, because the bytes on the wire also depend on the compression. A checksum is enough: forging one
   * gains nothing, and it costs a third of a cryptographic hash.
   */
  etag: string;
}

export function sharedBody(bytes: Buffer): SharedBody {
  return { bytes, etag: `W/"${crc32(bytes).toString(36)}-${bytes.length.toString(36)}"` };
}

/** Responds 304 to a client that already has the body. */
export function sendSharedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: SharedBody,
): FastifyReply {
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  return reply.send(bytes);
}

/** Lets the front door cache this response for one second. Browsers do not see the header. */
export function keepAtFrontDoor(reply: FastifyReply): void {
  reply.header('x-accel-expires', '1');
}
