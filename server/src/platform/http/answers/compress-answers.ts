import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses texts for clients that ask for it, where no front door does. Call it before the routes are declared.
 * Bodies of requests are left alone: no client of ours packs them, and a small one could unpack to a large one.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    globalDecompression: false,
    // Of a page zstd makes less than Brotli does at a third of its work.
    encodings: ['zstd', 'br', 'gzip'],
    // In bytes. At once, a page takes a fraction of what setting up a stream for it costs.
    syncThreshold: 256 * 1024,
    customTypes: /^(text\/(?!event-stream)|application\/(.+\+)?(json|xml|javascript))/,
  });
}
