import { useState } from 'react';
import { reportReasons } from '#contracts/complaints/complaint.rules.ts';
import type { ReportKind, ReportReason } from '#contracts/complaints/report.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import reportsWords from '#web/words/en/features/complaints/reports/reports.json';
import type { ReportWords } from './reports.api.ts';

interface ReportDialogProps {
  kind: ReportKind;
  /** Returns the sentence to show. */
  send: (words: ReportWords) => Promise<string>;
  onClose: () => void;
}

/** Asks what is wrong with a person or a thing and reports it to the admins. Load it lazily. */
export function ReportDialog({ kind, send, onClose }: ReportDialogProps) {
  const t = useWords(reportsWords);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const oneAtATime = useOneAtATime();

  const submit = async () => {
    if (reason === null) {
      setMissing(true);
      return;
    }
    setSending(true);
    try {
      toast.good(t('done'), await send({ reason, note }));
      onClose();
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
      setSending(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={t(`title.${kind}`)}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(submit);
        }}
      >
        <p className="meta">{t('line')}</p>
        <fieldset>
          <legend className="mb-1 text-2 font-semibold">{t('what')}</legend>
          {reportReasons.map((one) => (
            <label key={one} className="tick">
              <input
                type="radio"
                name="reason"
                checked={reason === one}
                onChange={() => {
                  setReason(one);
                  setMissing(false);
                }}
              />
              <span>{t(`reasons.${one}`)}</span>
            </label>
          ))}
          <FieldError message={isMissing ? t('choose') : undefined} />
        </fieldset>
        <Field
          label={
            <>
              {t('note')} <OptionalMark />
            </>
          }
        >
          {(control) => (
            <TextArea
              {...control}
              value={note}
              maxLength={1000}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isSending && t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
