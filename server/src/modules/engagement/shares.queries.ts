import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { shares } from './shares.tables.ts';

interface Share {
  designId: number;
  userId: number;
  channel: ShareChannel;
  sharedHour: Date;
  createdAt: Date;
}

/** Returns false if the person has shared it the same way within the hour. */
export async function insertShare(tx: Transaction, share: Share): Promise<boolean> {
  const rows = await tx
    .insert(shares)
    .values(share)
    .onConflictDoNothing()
    .returning({ at: shares.createdAt });
  return rows.length > 0;
}
