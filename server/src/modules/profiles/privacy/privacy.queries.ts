import { eq } from 'drizzle-orm';
import type { Privacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { privacySettings } from './privacy.tables.ts';

const columns = {
  showOnlineStatus: privacySettings.showOnlineStatus,
  allowMessagesFromAnyone: privacySettings.allowMessagesFromAnyone,
  showContactInfo: privacySettings.showContactInfo,
};
const defaults: Privacy = { showOnlineStatus: true, allowMessagesFromAnyone: true, showContactInfo: false };

export async function findPrivacy(executor: Executor, userId: number): Promise<Privacy> {
  const [row] = await executor
    .select(columns)
    .from(privacySettings)
    .where(eq(privacySettings.userId, userId));
  return row ?? defaults;
}

/** Writes what is given and leaves the rest as it is. */
export async function savePrivacy(
  tx: Transaction,
  userId: number,
  changes: { [Name in keyof Privacy]?: Privacy[Name] | undefined },
): Promise<void> {
  await tx.insert(privacySettings).values({ userId }).onConflictDoNothing();
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.update(privacySettings).set(changes).where(eq(privacySettings.userId, userId));
}
