import type { Readable } from 'node:stream';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { DownloadFiles } from './download-files.ts';
import { fetchableDownload } from './downloads.queries.ts';

interface FetchedDownload {
  askedAt: Date;
  bytes: number;
  stream: Readable;
}

/** The file of a download. Throws NOT_FOUND for other people, and after it has expired. */
export async function fetchDownload(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  files: DownloadFiles,
  { downloadId, viewerId }: { downloadId: number; viewerId: number },
): Promise<FetchedDownload> {
  const [row] = await fetchableDownload(db, [downloadId, viewerId, clock.now()]);
  const found = row && (await files.find(row.fileKey));
  if (!found) throw notFound('platform.fileMissing');
  return {
    askedAt: row.askedAt,
    bytes: found.bytes,
    stream: await found.open({ start: 0, end: found.bytes - 1 }),
  };
}
