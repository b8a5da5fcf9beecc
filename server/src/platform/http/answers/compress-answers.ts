import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses text responses for clients that accept it, if no front door does. Call it before the routes are
 * declared. Request bodies are not decompressed: none of our clients compress them, and a small body could decompress
 * to a huge one.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    globalDecompression: false,
    // For a page, zstd is smaller than Brotli at a third of the CPU time.
    encodings: ['zstd', 'br', 'gzip'],
    // In bytes. Compressing a page synchronously costs a fraction of setting up a stream.
    syncThreshold: 256 * 1024,
    customTypes: /^(text\/(?!event-stream)|application\/(.+\+)?(json|xml|javascript))/,
  });
}
