import { eq } from 'drizzle-orm';
import type { Privacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
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
  // A check constraint allows only these values.
  return { ...row, profileVisibility: row.profileVisibility as ProfileVisibility };
}

/**
 * In milliseconds. Opening or closing the profile of a large shop adds or removes each of its designs in the search.
 */
const mayTake = 20_000;

type Changes = { [Name in keyof Privacy]?: Privacy[Name] | undefined };

const change = prepared<object, { userId: number } & { [Name in keyof Privacy]: Privacy[Name] | null }>(
  'privacy.change',
  `update privacy_settings
      set profile_visibility = coalesce($profileVisibility, profile_visibility),
          show_online_status = coalesce($showOnlineStatus, show_online_status),
          allow_messages_from_anyone = coalesce($allowMessagesFromAnyone, allow_messages_from_anyone),
          show_contact_info = coalesce($showContactInfo, show_contact_info)
    where user_id = $userId`,
  {},
  { mayTakeMs: mayTake },
);

/** Changes only the given settings. */
export async function savePrivacy(tx: Transaction, userId: number, changes: Changes): Promise<void> {
  await tx.insert(privacySettings).values({ userId }).onConflictDoNothing();
  await allowTime(tx, mayTake);
  await change(tx, {
    userId,
    profileVisibility: changes.profileVisibility ?? null,
    showOnlineStatus: changes.showOnlineStatus ?? null,
    allowMessagesFromAnyone: changes.allowMessagesFromAnyone ?? null,
    showContactInfo: changes.showContactInfo ?? null,
  });
}
