import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { claimTrending, replaceTrending } from './trending.queries.ts';

const everySeconds = 300;

/** Keeps the ranking current. Every process runs the job; later runs find the ranking fresh. */
export function scheduleTrending(services: Services): void {
  services.jobs.every('feed.trending', everySeconds, () =>
    refreshTrending(services, { olderThanSeconds: everySeconds * 0.8 }),
  );
}

/** Recomputes the ranking unless it is still fresh or is being computed. */
export async function refreshTrending(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { olderThanSeconds = 0 }: { olderThanSeconds?: number } = {},
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const [claim] = await claimTrending(tx, [new Date(now.getTime() - olderThanSeconds * 1000)]);
    if (claim?.isOurs) await replaceTrending(tx, now);
  });
}
