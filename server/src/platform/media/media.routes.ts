import type { FastifyInstance } from 'fastify';
import { avifWidths, pictureWidths } from '#contracts/platform/picture-variants.ts';
import type { FoundFile } from '#server/platform/files/files.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { FileStore, ServedFile } from './file-store.ts';
import { isMediaKey } from './media-key.ts';
import { sendFile } from './serving/send-file.ts';

const year = 'public, max-age=31536000, immutable';
/** A fallback may be replaced by the real format as soon as that is drawn. */
const minute = 'public, max-age=60';

const videoFiles = ['video.mp4', 'video.webm', 'video.mov'] as const;
const typeOf: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** The files that each address can be answered with, best first. Other addresses do not exist. */
const candidates = new Map<string, readonly ServedFile[]>([
  ...pictureWidths.map((width): [string, readonly ServedFile[]] => [`${width}.webp`, [`${width}.webp`]]),
  ...avifWidths.map((width): [string, readonly ServedFile[]] => [
    `${width}.avif`,
    [`${width}.avif`, `${width}.webp`],
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

/** Serves processed pictures and videos. Originals have no URL. */
export function mediaRoutes(server: FastifyInstance, store: FileStore): void {
  server.route<{ Params: Address }>({
    method: ['GET', 'HEAD'],
    url: '/media/:key/:file',
    handler: async (request, reply) => {
      const served = await findServed(store, request.params);
      if (!served) throw notFound('platform.pictureMissing');
      const { file, found } = served;
      const isStandIn = file !== request.params.file && (await isStillDrawn(store, request.params));
      return sendFile(request, reply, found, {
        'content-type': typeOf[file.split('.')[1] ?? ''] ?? 'application/octet-stream',
        'cache-control': isStandIn ? minute : year,
        'content-disposition': `inline; filename="${request.params.key}-${file}"`,
        etag: `"${file}-${found.bytes.toString(36)}"`,
      });
    },
  });
}

/** AVIF is drawn from the original, which is deleted afterwards. A picture without an original gets no AVIF. */
async function isStillDrawn(store: FileStore, { key, file }: Address): Promise<boolean> {
  return file.endsWith('.avif') && (await store.find({ key, file: 'original' })) !== null;
}

interface Served {
  file: ServedFile;
  found: FoundFile;
}

async function findServed(store: FileStore, { key, file }: Address): Promise<Served | null> {
  if (!isMediaKey(key)) return null;
  for (const candidate of candidates.get(file) ?? []) {
    const found = await store.find({ key, file: candidate });
    if (found) return { file: candidate, found };
  }
  return null;
}
