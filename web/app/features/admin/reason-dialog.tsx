import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { actReasonLimits, actSentences } from '#contracts/admin/audit/acts.rules.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import adminWords from '#web/words/en/features/admin/admin.json';

export interface ReasonDialogProps {
  title: string;
  /** Says what the act does. */
  line: string;
  /** Says who reads the reason. */
  hint: string;
  /** The label of the button. */
  confirm: string;
  isDestructive?: boolean;
  /** Performs the act; returns the sentence to show. */
  send: (reason: string) => Promise<string>;
  /** Closes the dialog on a conflict, because the list below then shows the current state. */
  endsWhenStale?: boolean;
  onClose: () => void;
}

/**
 * Asks for a reason and performs an admin's act. All admin queries are refetched, because a refusal may mean that the
 * page was out of date.
 */
export function ReasonDialog({
  title,
  line,
  hint,
  confirm,
  isDestructive = false,
  send,
  endsWhenStale = false,
  onClose,
}: ReasonDialogProps) {
  const t = useWords(adminWords, 'reason');
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Message>();
  const [isSending, setSending] = useState(false);

  const act = async () => {
    if (reason.trim().length < actReasonLimits.shortest) {
      setProblem(actSentences.reasonMissing);
      return;
    }
    setSending(true);
    try {
      toast.good(await send(reason));
      onClose();
    } catch (failure) {
      setProblem(sentenceOf(failure));
      toast.bad(t('failed'), sentenceOf(failure));
      setSending(false);
      if (endsWhenStale && failure instanceof ApiError && failure.code === 'CONFLICT') onClose();
    }
    await client.invalidateQueries({ queryKey: ['admin'] });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void oneAtATime(act);
  };

  return (
    <Dialog open onClose={onClose} title={title}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <p>{line}</p>
        <Field label={t('label')} hint={hint} error={problem}>
          {(control) => (
            <TextArea
              {...control}
              value={reason}
              maxLength={actReasonLimits.longest}
              onChange={({ target }) => {
                setReason(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            kind={isDestructive ? 'destructive' : 'primary'}
            type="submit"
            busy={isSending && t('sending')}
          >
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
