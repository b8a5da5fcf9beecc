import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FoundFile } from '#server/platform/files/files.ts';
import { readByteRange } from './byte-range.ts';

/** Responds with a file, a range of it, or 304 if the client has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundFile,
  ofFile: Record<'etag', string> & Record<string, string>,
): Promise<FastifyReply> {
  const { 'if-none-match': known, 'if-range': ifRange, range: asked } = request.headers;
  const { etag } = ofFile;
  const headers = {
    ...ofFile,
    'accept-ranges': 'bytes',
    // A file that is opened directly runs no script and loads nothing, whatever its content.
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (known === etag) return reply.headers(headers).status(304).send();

  const range = readByteRange(ifRange === undefined || ifRange === etag ? asked : undefined, found.bytes);
  if (range === 'unsatisfiable') {
    return reply.headers(headers).status(416).header('content-range', `bytes */${found.bytes}`).send();
  }
  const { start, end } = range === 'whole' ? { start: 0, end: found.bytes - 1 } : range;
  // Opened before the headers are set: a failure is answered with an error response that must not be cached.
  const stream = request.method === 'HEAD' ? null : await found.open({ start, end });
  reply.headers(headers).header('content-length', String(end - start + 1));
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${start}-${end}/${found.bytes}`);
  return stream ? reply.send(stream) : reply.send();
}
