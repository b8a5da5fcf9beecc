import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import type { ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { refreshComplaints, setComplaintStatus, showComplaint } from './complaints.api.ts';

/** The status changes that the viewer may make now. */
export function ComplaintMoves({ complaint }: { complaint: Complaint }) {
  const t = useWords(complaintsWords, 'move');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id, can } = complaint;
  const moving = useMutation({
    mutationFn: (to: ComplaintStatus) => setComplaintStatus(id, to),
    onSuccess: (moved, to) => {
      showComplaint(client, moved);
      toast.good(t(`done.${to}`));
      // The button that opened the dialog is gone, so focus moves.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    onError: (error) => {
      toast.bad(t('failed'), sentenceOf(error));
      refreshComplaints(client);
    },
    onSettled: () => setAsking(false),
  });
  if (can.moveTo.length === 0) return null;
  const busy = moving.isPending && t('moving');
  return (
    <div className="mt-5 btn-row">
      {can.moveTo.includes('OPEN') ? (
        <Button small busy={busy} onClick={() => moving.mutate('OPEN')}>
          {t('reopen')}
        </Button>
      ) : null}
      {can.moveTo.includes('RESOLVED') ? (
        <Button small onClick={() => setAsking(true)}>
          {t('settle')}
        </Button>
      ) : null}
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('settleTitle')}>
        <div className="grid gap-5">
          <p className="text-ink-2">{t('settleLine', { days: complaintLimits.reopenDays })}</p>
          <div className="btn-row">
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
            <Button kind="primary" busy={busy} onClick={() => moving.mutate('RESOLVED')}>
              {t('settle')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
