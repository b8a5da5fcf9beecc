import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZstdOptions, zstdCompress, zstdCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter texts, in characters, are sent as they are. */
export const smallestToCompress = 1024;
const compressible = /^(text\/(?!event-stream)|application\/(.+\+)?(json|xml|javascript))/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

/**
 * Compresses texts for clients that ask for it. The levels are the fast ones: an answer is compressed once and read
 * once. Streams, such as files, carry their own compressed twin or none.
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

/** The one wanted most stands first: of a page zstd makes less than Brotli does at a third of its work. */
const encodings = ['zstd', 'br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const longestAtOnce = 256 * 1024;

export async function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  // Where it takes a third of a millisecond, to hand it to another thread costs as much again.
  if (encoding === 'zstd' && bytes.length <= longestAtOnce) return zstdCompressSync(bytes, zstdOf(bytes));
  if (encoding === 'zstd') return zstd(bytes, zstdOf(bytes));
  if (encoding === 'gzip') return zip(bytes, { level: 6 });
  return brotli(bytes, {
    params: {
      // Half the work of 4 for 7 % more bytes.
      [constants.BROTLI_PARAM_QUALITY]: 2,
      // No wider than the text: the usual four megabytes cost more than the work in them.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function zstdOf({ length }: Buffer): ZstdOptions {
  return { pledgedSrcSize: length, params: { [constants.ZSTD_c_compressionLevel]: 3 } };
}

/** The first of those that we know and the client takes; null where none is wanted. `q=0` is a refusal. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding | null;
export function bestEncoding<E extends Encoding>(
  accepted: string | string[] | undefined,
  known: readonly E[],
): E | null;
export function bestEncoding(
  accepted: string | string[] | undefined,
  known: readonly Encoding[] = encodings,
): Encoding | null {
  if (accepted === undefined) return null;
  const wanted = new Set(
    String(accepted)
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  return known.find((encoding) => wanted.has(encoding)) ?? null;
}

interface Headers {
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
}

export function addVary(reply: Headers, name: string): void {
  const known = String(reply.getHeader('vary') ?? '');
  if (!known.toLowerCase().includes(name)) reply.header('vary', known ? `${known}, ${name}` : name);
}
