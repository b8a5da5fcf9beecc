import type { VerificationStatus } from '#contracts/verifications/verification.rules.ts';
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
 * Decides the waiting request of a maker and tells them by letter and notification. Undefined where none is waiting,
 * otherwise its id.
 */
export async function settleVerification(
  { clock, events, mail, env }: Pick<Services, 'clock' | 'events' | 'mail' | 'env'>,
  tx: Transaction,
  { userId, adminId, decision, reason }: Decision,
): Promise<number | undefined> {
  const [settled] = await settleWaiting(tx, { userId, adminId, status: decision, reason, now: clock.now() });
  if (!settled) return undefined;
  await events.publish(tx, verificationDecided, { requestId: settled.id, userId, decision });
  await mail.send(tx, { to: settled.email, ...letter(settled.name, decision, reason, env.PUBLIC_URL) });
  return settled.id;
}

function letter(name: string, decision: Decision['decision'], reason: string, publicUrl: string) {
  if (decision === 'VERIFIED') {
    return {
      subject: 'You are verified on Tanabana',
      text: `Hello ${name},\n\nWe have looked at your documents, and the seal stands beside your name from now on. If you change your name, the seal goes until we have looked again.\n\nYour documents are deleted 30 days from now.`,
    };
  }
  return {
    subject: 'We could not verify you yet',
    text: `Hello ${name},\n\nWe have looked at your documents and could not verify you with them. Why:\n\n${reason}\n\nYou can send others at ${publicUrl}/profile?tab=verification\n\nThe ones you sent are deleted 30 days from now.`,
  };
}
