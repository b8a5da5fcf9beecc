import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addVary,
  bestEncoding,
  compress,
  type Encoding,
  smallestToCompress,
} from './answers/compress-answers.ts';

/** A body that many are answered with: each of its compressed forms is made when first asked for, then shared too. */
export interface SharedBody {
  readonly plain: Buffer;
  /**
   * Weak, because the bytes on the wire also depend on their compression. A checksum does: nobody gains by forging
   * one, and it costs a third of a cryptographic hash.
   */
  readonly etag: string;
  compressed(encoding: Encoding): Promise<Buffer>;
  /** Of the body and its compressed forms. */
  bytes(): number;
}

/** `onGrowth` hears of each compressed form that was made. */
export function sharedBody(plain: Buffer, onGrowth: () => void): SharedBody {
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  let bytes = plain.length;

  async function make(encoding: Encoding): Promise<Buffer> {
    const form = await compress(plain, encoding);
    bytes += form.length;
    onGrowth();
    return form;
  }

  return {
    plain,
    etag: `W/"${crc32(plain).toString(36)}-${plain.length.toString(36)}"`,
    bytes: () => bytes,
    compressed(encoding) {
      const form = forms[encoding] ?? make(encoding);
      forms[encoding] = form;
      return form;
    },
  };
}

/**
 * In the form that the client asks for; short ones as they are. `isGood` is given where others who ask in the same
 * words may have the same answer for as long as it says so.
 */
export async function sendSharedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: SharedBody,
  isGood?: () => boolean,
): Promise<FastifyReply> {
  addVary(reply, 'accept-encoding');
  const encoding =
    body.plain.length < smallestToCompress ? null : bestEncoding(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  const bytes = encoding === null ? body.plain : await body.compressed(encoding);
  if (isGood) request.server.keepAnswer(request, reply, bytes, isGood);
  return reply.send(bytes);
}
