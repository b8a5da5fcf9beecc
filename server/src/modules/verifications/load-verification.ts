import type { Sentence } from '#contracts/sentences/sentence.ts';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { verificationLimits, verificationSentences } from '#contracts/verifications/verification.rules.ts';
import type { Verification } from '#contracts/verifications/verifications.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import { ownVerification } from './verifications.queries.ts';

/** Whether somebody is verified, what became of their documents, and whether they may send some now. */
export async function loadVerification(executor: Executor, userId: number): Promise<Verification> {
  const [row] = await ownVerification(executor, [userId]);
  if (!row) throw personNotFound();
  const { isVerified, role, status, kind, sentAt, decidedAt, reason, documents, recent } = row;
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
    refusal: refusalOf({ isVerified, role, isWaiting: status === 'WAITING', recent }),
  };
}

interface Asking {
  isVerified: boolean;
  role: string;
  isWaiting: boolean;
  /** Requests of the last 24 hours. */
  recent: number;
}

/** Why somebody may not send documents now; null where they may. */
function refusalOf({ isVerified, role, isWaiting, recent }: Asking): Sentence | null {
  if (isVerified) return verificationSentences.verified;
  if (!isTrade(role)) return verificationSentences.makersOnly;
  if (isWaiting) return verificationSentences.waiting;
  if (recent >= verificationLimits.requestsADay) return verificationSentences.tooOften;
  return null;
}
