import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureWidths } from '#contracts/platform/picture.ts';
import { notFound } from '../http/app-error.ts';
import { readByteRange } from './byte-range.ts';
import type { FileStore, OpenFile, ServedFile } from './file-store.ts';
import { isMediaKey } from './media-key.ts';

const year = 'public, max-age=31536000, immutable';
/** A stand-in may be replaced by the real format as soon as that is drawn. */
const minute = 'public, max-age=60';

const videoFiles = ['video.mp4', 'video.webm', 'video.mov'] as const;
const typeOf: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** What each address answers with, best first. An address that is not in it does not exist (threat 26). */
const candidates = new Map<string, readonly ServedFile[]>([
  ...pictureWidths.flatMap((width): [string, readonly ServedFile[]][] => [
    [`${width}.webp`, [`${width}.webp`]],
    [`${width}.avif`, [`${width}.avif`, `${width}.webp`]],
  ]),
  ...videoFiles.map((name): [string, readonly ServedFile[]] => [
    name,
    [name, ...videoFiles.filter((other) => other !== name)],
  ]),
]);

interface Address {
  key: string;
  file: string;
}

/** Serves prepared pictures and videos. Originals have no address. */
export function mediaRoutes(server: FastifyInstance, store: FileStore): void {
  server.get<{ Params: Address }>('/media/:key/:file', async (request, reply) => {
    const found = await findFile(store, request.params);
    if (!found) throw notFound('This picture');
    const { file, open } = found;
    const etag = `"${file}-${open.bytes.toString(36)}"`;
    reply
      .type(typeOf[file.split('.')[1] ?? ''] ?? 'application/octet-stream')
      .header('cache-control', file === request.params.file || file.startsWith('video') ? year : minute)
      .header('etag', etag)
      .header('accept-ranges', 'bytes')
      .header('content-disposition', `inline; filename="${request.params.key}-${file}"`)
      // Opened by itself, a file runs nothing and reaches nothing, whatever its bytes pretend to be (threat 24).
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (request.headers['if-none-match'] === etag) {
      await open.close();
      return reply.status(304).send();
    }
    return sendBytes(request, reply, open, etag);
  });
}

async function findFile(
  store: FileStore,
  { key, file }: Address,
): Promise<{ file: ServedFile; open: OpenFile } | null> {
  if (!isMediaKey(key)) return null;
  for (const candidate of candidates.get(file) ?? []) {
    const open = await store.open({ key, file: candidate });
    if (open) return { file: candidate, open };
  }
  return null;
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenFile,
  etag: string,
): Promise<FastifyReply> {
  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = readByteRange(asked, open.bytes);
  if (range === 'unsatisfiable') {
    await open.close();
    return reply.status(416).header('content-range', `bytes */${open.bytes}`).send();
  }
  const { start, end } = range === 'whole' ? { start: 0, end: open.bytes - 1 } : range;
  reply.header('content-length', String(end - start + 1));
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${start}-${end}/${open.bytes}`);
  if (request.method === 'HEAD') {
    await open.close();
    return reply.send();
  }
  return reply.send(open.stream({ start, end }));
}
