import { eq } from 'drizzle-orm';
import type { Privacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { privacySettings } from './privacy.tables.ts';

const columns = {
  showOnlineStatus: privacySettings.showOnlineStatus,
  allowMessagesFromAnyone: privacySettings.allowMessagesFromAnyone,
  showContactInfo: privacySettings.showContactInfo,
  profileVisibility: privacySettings.profileVisibility,
};
const defaults: Privacy = {
  profileVisibility: 'PUBLIC',
  showOnlineStatus: true,
  allowMessagesFromAnyone: true,
  showContactInfo: false,
};

export async function findPrivacy(executor: Executor, userId: number): Promise<Privacy> {
  const [row] = await executor
    .select(columns)
    .from(privacySettings)
    .where(eq(privacySettings.userId, userId));
  if (!row) return defaults;
  // The table refuses any other value.
  return { ...row, profileVisibility: row.profileVisibility as ProfileVisibility };
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
