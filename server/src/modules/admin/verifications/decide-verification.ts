import {
  verificationDecisionSentences as sentences,
  type VerificationDecision,
} from '#contracts/admin/verifications/verification-queue.rules.ts';
import { lockStandings } from '#server/modules/accounts/public.ts';
import { settleVerification } from '#server/modules/verifications/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import { actWithin } from '../users/act-on-user.ts';
import { decisionOf, findRequester } from './verification-queue.queries.ts';

interface Decision {
  requestId: number;
  adminId: number;
  decision: VerificationDecision;
  reason: string;
  /** The maker's name as the admin saw it. */
  seenName: string;
}

/**
 * Verifies a maker, with the same act as on the page of a user, or refuses the request. Throws NOT_FOUND, FORBIDDEN
 * for an admin's own request, CONFLICT if it was decided or the maker renamed meanwhile, ILLEGAL_MOVE for a banned or
 * deleted maker.
 */
export async function decideVerification(services: Services, request: Decision): Promise<void> {
  const { requestId, adminId, decision, reason } = request;
  await inTransaction(services.db, async (tx) => {
    const [requester] = await findRequester(tx, [requestId]);
    if (!requester) throw notFound('engagement.requestMissing');
    const { userId } = requester;
    if (userId === adminId) throw new AppError('FORBIDDEN', sentences.own);
    await holdWaiting(tx, request, userId);
    if (decision === 'VERIFIED') {
      await actWithin(services, tx, { adminId, userId, act: 'USER_VERIFIED', reason });
      return;
    }
    await settleVerification(services, tx, { userId, adminId, decision, reason });
    await recordAct(services, tx, {
      adminId,
      name: 'VERIFICATION_REFUSED',
      subject: 'VERIFICATION',
      subjectId: requestId,
      before: { status: 'WAITING' },
      after: { status: 'REFUSED' },
      reason,
    });
  });
}

/** If two admins decide at once, the second waits for this lock and then reads the first decision. */
async function holdWaiting(
  tx: Transaction,
  { requestId, adminId, seenName }: Decision,
  userId: number,
): Promise<void> {
  const held = await lockStandings(tx, [[adminId, userId]]);
  const maker = held.find(({ id }) => id === userId);
  const [decided] = await decisionOf(tx, [requestId]);
  if (!decided || !maker) throw notFound('engagement.requestMissing');
  if (decided.status !== 'WAITING') {
    const word = decided.status === 'VERIFIED' ? 'verified' : 'refused';
    const { deciderName } = decided;
    throw new AppError(
      'CONFLICT',
      deciderName === null ? sentences.decidedUnnamed : sentences.decided(word, deciderName),
    );
  }
  if (maker.name !== seenName) throw new AppError('CONFLICT', sentences.renamed(maker.name));
}
