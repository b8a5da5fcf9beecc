import { type AgreedText, textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { consents } from './consents.tables.ts';

/** Records that a person agrees to the current versions of these texts. Idempotent. */
export async function insertConsents(
  executor: Executor,
  userId: number,
  texts: readonly AgreedText[],
): Promise<void> {
  const rows = texts.map((text) => ({ userId, text, version: textVersions[text] }));
  await executor.insert(consents).values(rows).onConflictDoNothing();
}
