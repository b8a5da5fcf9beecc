import { type SubmitEvent, useState } from 'react';
import { actReasonLimits } from '#contracts/admin/audit/acts.rules.ts';
import type { DeskComplaint } from '#contracts/admin/complaints/complaints.contract.ts';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import { seenOf, useActOnComplaint } from './complaints.api.ts';

/** Asks whether a complaint is settled, and for the reason if its last message was not answered. */
export function CloseDialog({ desk, onClose }: { desk: DeskComplaint; onClose: () => void }) {
  const t = useWords(deskWords);
  const [opened] = useState(() => seenOf(desk));
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useActOnComplaint(desk.complaint.id);
  // After a conflict the admin has been told what changed, so the next try decides on the current state.
  const wasTold = error instanceof ApiError && error.code === 'CONFLICT';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const seen = wasTold ? seenOf(desk) : opened;
    mutate(
      { act: 'COMPLAINT_MOVED', status: 'RESOLVED', reason, seen },
      {
        onSuccess: () => {
          toast.good(t('acts.done.COMPLAINT_MOVED'));
          onClose();
          // The button that opened the dialog is gone, so focus moves.
          document.getElementById('main')?.focus({ preventScroll: true });
        },
      },
    );
  };
  const problem = error ? sentenceOf(error) : undefined;
  const asksWhy = !desk.can.closeWithoutReason;
  return (
    <Dialog open onClose={onClose} title={t('close.title')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-2">{t('close.line', { days: complaintLimits.reopenDays })}</p>
        {asksWhy ? (
          <Field label={t('close.reason')} hint={t('close.reasonHint')} error={problem}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={actReasonLimits.longest}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        ) : (
          <FieldError message={problem} />
        )}
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('close.cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isPending && t('acts.working')}>
            {t('acts.resolve')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
