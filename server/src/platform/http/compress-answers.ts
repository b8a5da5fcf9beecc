import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter texts, in characters, are sent as they are. */
export const smallestToCompress = 1024;
const compressible = /^(text\/(?!event-stream)|application\/(.+\+)?(json|xml|javascript))/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses texts for clients that ask for it, off the main thread. The levels are the fast ones: an answer is
 * compressed once and read once. Streams, such as files, carry their own compressed twin or none.
 */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < smallestToCompress || reply.hasHeader('content-encoding')) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    addVary(reply, 'accept-encoding');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(payload, encoding);
  });
}

export type Encoding = 'br' | 'gzip';

export function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  return encoding === 'br'
    ? brotli(bytes, {
        params: {
          // Half the work of 4 for 7 % more bytes.
          [constants.BROTLI_PARAM_QUALITY]: 2,
          // No wider than the text: the usual four megabytes cost more than the work in them.
          [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : zip(bytes, { level: 5 });
}

/** Brotli before gzip; null where neither is wanted. `q=0` is a refusal. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const wanted = new Set(
    String(accepted)
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  if (wanted.has('br')) return 'br';
  return wanted.has('gzip') ? 'gzip' : null;
}

interface Headers {
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
}

export function addVary(reply: Headers, name: string): void {
  const known = String(reply.getHeader('vary') ?? '');
  if (!known.toLowerCase().includes(name)) reply.header('vary', known ? `${known}, ${name}` : name);
}
