import type { VerificationStatus } from '#contracts/verifications/verification.rules.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { verificationDecided } from './verifications.events.ts';
import { settleWaiting } from './verifications.queries.ts';

interface Decision {
  userId: number;
  adminId: number;
  decision: Exclude<VerificationStatus, 'WAITING'>;
  reason: string;
}

/**
 * Decides the waiting request of a maker and tells them by letter and notification. Returns its id, or undefined if
 * none is waiting.
 */
export async function settleVerification(
  { clock, events, mail, env }: Pick<Services, 'clock' | 'events' | 'mail' | 'env'>,
  tx: Transaction,
  { userId, adminId, decision, reason }: Decision,
): Promise<number | undefined> {
  const [settled] = await settleWaiting(tx, { userId, adminId, status: decision, reason, now: clock.now() });
  if (!settled) return undefined;
  await events.publish(tx, verificationDecided, { requestId: settled.id, userId, decision });
  const page = `${env.PUBLIC_URL}/profile?tab=verification`;
  const says =
    decision === 'VERIFIED'
      ? letterOf('verification.VERIFIED')
      : letterOf('verification.REFUSED', { reason, page });
  await mail.send(tx, { to: settled.email, name: settled.name, says });
  return settled.id;
}
