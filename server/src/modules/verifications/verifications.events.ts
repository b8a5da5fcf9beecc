import type { VerificationStatus } from '#contracts/verifications/verification.rules.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** An admin verified a maker who had asked for it, or refused the request. */
export const verificationDecided = eventKind<{
  requestId: number;
  userId: number;
  decision: Exclude<VerificationStatus, 'WAITING'>;
}>('verifications.decided');
