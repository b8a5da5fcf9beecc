import { useState } from 'react';
import type { DeskComplaint } from '#contracts/admin/complaints/complaints.contract.ts';
import { complaintPriorities } from '#contracts/complaints/complaint.rules.ts';
import type { ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { CloseDialog } from './close-dialog.tsx';
import { seenOf, useActOnComplaint } from './complaints.api.ts';

/** The assignee, priority and status of a complaint; shown only if the viewer may change them. */
export function DeskActs({ desk }: { desk: DeskComplaint }) {
  const t = useWords(deskWords);
  const wordsOf = useWords(complaintsWords);
  const { viewer } = useViewer();
  const [isClosing, setClosing] = useState(false);
  const { complaint, assignee, admins, can } = desk;
  const { mutate, isPending } = useActOnComplaint(complaint.id);
  if (!can.sort) return null;

  type ActRequest = Omit<Parameters<typeof mutate>[0], 'seen'>;
  const act = (request: ActRequest) => {
    if (isPending) return;
    mutate(
      { ...request, seen: seenOf(desk) },
      {
        onSuccess: () => toast.good(t(`acts.done.${request.act}`)),
        onError: (error) => toast.bad(t('acts.failed'), sentenceOf(error)),
      },
    );
  };
  const assign = (assigneeId: number | null) => act({ act: 'COMPLAINT_ASSIGNED', assigneeId });
  const move = (status: ComplaintStatus) => act({ act: 'COMPLAINT_MOVED', status });
  const isMine = assignee?.id === viewer?.id;
  return (
    <div className="mt-5 grid gap-4">
      <div className="btn-row">
        {isMine || viewer === null ? null : (
          <Button small onClick={() => assign(viewer.id)}>
            {t('acts.toMe')}
          </Button>
        )}
        {can.moveTo.includes('IN_PROGRESS') ? (
          <Button small onClick={() => move('IN_PROGRESS')}>
            {t(complaint.status === 'RESOLVED' ? 'acts.reopen' : 'acts.takeUp')}
          </Button>
        ) : null}
        {can.moveTo.includes('RESOLVED') ? (
          <Button small onClick={() => setClosing(true)}>
            {t('acts.resolve')}
          </Button>
        ) : null}
      </div>
      <Field label={t('assigned')}>
        {(control) => (
          <Select
            {...control}
            value={assignee?.id ?? ''}
            onChange={({ target }) => assign(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('nobody')}</option>
            {admins.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('priority')}>
        {(control) => (
          <Select
            {...control}
            value={complaint.priority}
            onChange={({ target }) => {
              const priority = complaintPriorities.find((each) => each === target.value);
              if (priority) act({ act: 'COMPLAINT_PRIORITISED', priority });
            }}
          >
            {complaintPriorities.map((priority) => (
              <option key={priority} value={priority}>
                {wordsOf(`priority.${priority}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isClosing ? <CloseDialog desk={desk} onClose={() => setClosing(false)} /> : null}
    </div>
  );
}
