import { type DataDownload, dataDownloadFile } from '#contracts/personal-data/data-download.contract.ts';
import { downloadsPerDay } from '#contracts/personal-data/data-download.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { askedSince, type DownloadRow, latestDownload } from './downloads.queries.ts';

const dayMs = 24 * 3_600_000;

/** The status of the viewer's data download. */
export async function showDownload(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<DataDownload> {
  const now = clock.now();
  const [row] = await latestDownload(db, [userId]);
  const askFrom = await mayAskFrom(db, userId, now);
  const status = row ? statusOf(row, now) : 'NONE';
  const isReady = row !== undefined && status === 'READY';
  return {
    status,
    askedAt: row?.askedAt.toISOString() ?? null,
    bytes: isReady ? row.bytes : null,
    expiresAt: isReady ? (row.expiresAt?.toISOString() ?? null) : null,
    url: isReady ? dataDownloadFile.path.replace(':id', String(row.id)) : null,
    can: { ask: status !== 'WAITING' && askFrom === null },
    askFrom: askFrom?.toISOString() ?? null,
  };
}

/** An expired download counts as gone, even if its file has not been removed yet. */
function statusOf({ status, expiresAt }: DownloadRow, now: Date): DataDownload['status'] {
  if (status === 'GONE') return 'NONE';
  return status === 'READY' && expiresAt !== null && expiresAt <= now ? 'NONE' : status;
}

/** When a person may ask again; null if they may ask now. */
export async function mayAskFrom(executor: Executor, userId: number, now: Date): Promise<Date | null> {
  const asked = await askedSince(executor, [userId, new Date(now.getTime() - dayMs)]);
  const oldest = asked.at(-downloadsPerDay);
  return oldest ? new Date(oldest.askedAt.getTime() + dayMs) : null;
}
