import type { DataDownload } from '#contracts/personal-data/data-download.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { admitCode, isOwnPassword } from '#server/modules/accounts/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { buildDownloadJob, removeDownloadJob } from './download-jobs.ts';
import {
  type DownloadRow,
  insertDownload,
  latestDownload,
  lockAsker,
  retireDownloads,
} from './downloads.queries.ts';
import { mayAskFrom, showDownload } from './show-download.ts';

/**
 * Queues a download of all the viewer's data and deletes an older file. If one is being built already or was
 * requested within the last minute, returns that one. Throws INVALID_INPUT for a wrong password or code, RATE_LIMITED
 * after two in a day.
 */
export async function askForData(
  services: Services,
  viewer: Viewer,
  { password, code }: { password: string; code: string },
): Promise<DataDownload> {
  if (!(await isOwnPassword(services, viewer.id, password)))
    throw invalidInput({ password: sentence('accounts.notPassword') });
  await admitCode(services, viewer.id, code);
  await inTransaction(services.db, async (tx) => {
    const [person] = await lockAsker(tx, [viewer.id]);
    if (!person) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
    const [latest] = await latestDownload(tx, [viewer.id]);
    if (latest && answersAgain(latest, services.clock.now())) return;
    await refuseTooMany(services, tx, viewer.id);
    for (const { fileKey } of await retireDownloads(tx, [viewer.id])) {
      await services.jobs.add(tx, removeDownloadJob, { fileKey });
    }
    const [download] = await insertDownload(tx, [viewer.id, services.clock.now()]);
    if (!download) throw new Error('A download got no row');
    await services.jobs.add(tx, buildDownloadJob, { downloadId: download.id });
  });
  return showDownload(services, viewer.id);
}

/** So that a repeated request does not count towards the daily limit. */
const sameAskingMs = 60_000;

function answersAgain({ status, askedAt }: DownloadRow, now: Date): boolean {
  if (status === 'WAITING') return true;
  return status === 'READY' && now.getTime() - askedAt.getTime() < sameAskingMs;
}

async function refuseTooMany({ clock }: Services, tx: Transaction, userId: number): Promise<void> {
  const from = await mayAskFrom(tx, userId, clock.now());
  if (from === null) return;
  throw new AppError('RATE_LIMITED', sentence('personal-data.askedTwice', { moment: from.toISOString() }), {
    retryAfter: Math.ceil((from.getTime() - clock.now().getTime()) / 1000),
  });
}
