import { type AgreedText, textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { insertConsents } from './consents.queries.ts';

/**
 * Records that a person agrees to a text. Throws CONFLICT for an outdated version, which is not the text they would
 * agree to.
 */
export async function agreeToText(
  { db }: Pick<Services, 'db'>,
  userId: number,
  { text, version }: { text: AgreedText; version: string },
): Promise<void> {
  if (version !== textVersions[text]) {
    throw new AppError('CONFLICT', sentence('accounts.textChanged'));
  }
  await insertConsents(db, userId, [text]);
}
