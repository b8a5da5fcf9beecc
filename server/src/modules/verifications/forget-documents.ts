import { verificationLimits } from '#contracts/verifications/verification.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { listKeptDocuments, removeDocument, removeUnfinishedDocuments } from './document-files.ts';
import {
  deleteRequestsOf,
  forgetDecidedBefore,
  forgetRequestsOf,
  knownKeys,
} from './verifications.queries.ts';

const removeDocumentJob = jobKind<{ key: string }>('verifications.remove-document');

const hour = 3_600_000;
const day = 24 * hour;

/** Every hour: deletes documents whose retention has ended, and files left behind by interrupted uploads. */
export function scheduleForgetting(services: Services): void {
  services.jobs.handle(removeDocumentJob, ({ key }) => removeDocument(services, key));
  services.jobs.every('verifications.forget', 3600, () => forgetOldDocuments(services));
}

export async function forgetOldDocuments(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  await inTransaction(db, async (tx) => {
    const before = new Date(now - verificationLimits.keptDays * day);
    await removeAfterwards(services, tx, await forgetDecidedBefore(tx, [before]));
  });
  await removeUnfinishedDocuments(services, new Date(now - hour));
  // A file is stored shortly before its row, so recent files are skipped.
  const kept = await listKeptDocuments(services, new Date(now - hour));
  const known = new Set((await knownKeys(db, [kept])).map(({ key }) => key));
  for (const key of kept) if (!known.has(key)) await removeDocument(services, key);
}

/** Deletes all verification requests of a person; their files are removed after the commit. */
export async function forgetVerifications(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  userId: number,
): Promise<void> {
  await removeAfterwards(services, tx, await forgetRequestsOf(tx, [userId]));
  await deleteRequestsOf(tx, [userId]);
}

async function removeAfterwards(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  documents: readonly { key: string }[],
): Promise<void> {
  for (const { key } of documents) await jobs.add(tx, removeDocumentJob, { key });
}
