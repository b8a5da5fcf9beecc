import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actReasonLimits, actSentences } from '#contracts/admin/audit/acts.rules.ts';
import type { QueuedVerification } from '#contracts/admin/verifications/verification-queue.contract.ts';
import type { VerificationDecision } from '#contracts/admin/verifications/verification-queue.rules.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { sendDecision } from './verification-queue.api.ts';
import { verificationQueueWords } from './verification-queue.words.ts';

export interface Asked {
  verification: QueuedVerification;
  decision: VerificationDecision;
}

interface DecideDialogProps extends Asked {
  onClose: () => void;
}

/** Asks why a maker is verified or refused, and decides it for the name that was shown. */
export function DecideDialog({ verification, decision, onClose }: DecideDialogProps) {
  const t = useWords(verificationQueueWords);
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const [{ id, maker }] = useState(verification);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (reason.trim().length < actReasonLimits.shortest) {
      setError(actSentences.reasonMissing);
      return;
    }
    setSending(true);
    try {
      toast.good(await sendDecision(id, { decision, reason, seenName: maker.name }));
      onClose();
    } catch (failure) {
      toast.bad(t('dialog.failed'), sentenceOf(failure));
      setSending(false);
      // What was shown is out of date; the list below says how it stands.
      if (failure instanceof ApiError && failure.code === 'CONFLICT') onClose();
    }
    await client.invalidateQueries({ queryKey: ['admin'] });
  };

  return (
    <Dialog open onClose={onClose} title={t(`dialog.${decision}.title`, { name: maker.name })}>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(send);
        }}
      >
        <p>{t(`dialog.${decision}.line`)}</p>
        <Field label={t('dialog.reason')} hint={t(`dialog.${decision}.hint`)} error={error}>
          {(control) => (
            <TextArea
              {...control}
              value={reason}
              maxLength={actReasonLimits.longest}
              onChange={({ target }) => {
                setReason(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            kind={decision === 'VERIFIED' ? 'primary' : 'destructive'}
            type="submit"
            busy={isSending && t('dialog.sending')}
          >
            {t(decision === 'VERIFIED' ? 'verify' : 'refuse')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
