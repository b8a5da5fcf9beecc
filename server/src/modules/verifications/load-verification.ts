import { isTrade } from '#contracts/accounts/is-trade.ts';
import { verificationLimits, verificationSentences } from '#contracts/verifications/verification.rules.ts';
import type { Verification } from '#contracts/verifications/verifications.contract.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { type OwnRow, ownVerification } from './verifications.queries.ts';

/** Whether a person is verified, the status of their latest request, and whether they may send documents now. */
export async function loadVerification(executor: Executor, userId: number): Promise<Verification> {
  const [row] = await ownVerification(executor, [userId]);
  if (!row) throw personNotFound();
  const { isVerified, status, kind, sentAt, decidedAt, reason, documents } = row;
  return {
    isVerified,
    request:
      status === null || kind === null || sentAt === null
        ? null
        : {
            status,
            kind,
            sentAt: sentAt.toISOString(),
            decidedAt: decidedAt?.toISOString() ?? null,
            reason: status === 'REFUSED' ? reason : null,
            documents,
          },
    refusal: withMessage(refusalOf(row)),
  };
}

/** Why a person may not send documents now; null if they may. */
export async function refuseDocuments(executor: Executor, userId: number): Promise<Sentence | null> {
  const [row] = await ownVerification(executor, [userId]);
  if (!row) throw personNotFound();
  return refusalOf(row);
}

function refusalOf({ isVerified, role, status, recent }: OwnRow): Sentence | null {
  if (isVerified) return verificationSentences.verified;
  if (!isTrade(role)) return verificationSentences.makersOnly;
  if (status === 'WAITING') return verificationSentences.waiting;
  if (recent >= verificationLimits.requestsADay) return verificationSentences.tooOften;
  return null;
}
