import { inTransaction } from '#server/platform/db/transaction.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { emptyProviderNews } from './forget-payer.queries.ts';

/** Runs after a deletion, because it takes longer than a request may. The job holds only the person's id. */
export const forgetPayerJob = jobKind<{ userId: number }>('personal-data.forget-payer');

export function forgetPayer({ db }: Pick<Services, 'db'>, userId: number): Promise<void> {
  return inTransaction(db, (tx) => emptyProviderNews(tx, userId));
}
