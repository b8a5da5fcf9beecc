import { useState } from 'react';
import type { QueuedVerification } from '#contracts/admin/verifications/verification-queue.contract.ts';
import type { VerificationDecision } from '#contracts/admin/verifications/verification-queue.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import verificationQueueWords from '#web/words/en/features/admin/verifications/verification-queue.json';
import { ReasonDialog } from '../reason-dialog.tsx';
import { sendDecision } from './verification-queue.api.ts';

export interface Asked {
  verification: QueuedVerification;
  decision: VerificationDecision;
}

interface DecideDialogProps extends Asked {
  onClose: () => void;
}

/** Asks for a reason, and verifies or refuses a maker for the name that was shown. */
export function DecideDialog({ verification, decision, onClose }: DecideDialogProps) {
  const t = useWords(verificationQueueWords);
  const [{ id, maker }] = useState(verification);
  return (
    <ReasonDialog
      title={t(`dialog.${decision}.title`, { name: maker.name })}
      line={t(`dialog.${decision}.line`)}
      hint={t(`dialog.${decision}.hint`)}
      confirm={t(decision === 'VERIFIED' ? 'verify' : 'refuse')}
      isDestructive={decision === 'REFUSED'}
      send={(reason) => sendDecision(id, { decision, reason, seenName: maker.name })}
      endsWhenStale
      onClose={onClose}
    />
  );
}
