import { documentKinds, verificationLimits } from '#contracts/verifications/verification.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextArea } from '#web/ui/forms/text-input.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import verificationsWords from '#web/words/en/features/verifications/verifications.json';
import { DocumentsField } from './documents-field.tsx';
import { useSendDocuments } from './use-send-documents.ts';

/** The form of a request to be verified. */
export function VerificationForm({ viewerId }: { viewerId: number }) {
  const t = useWords(verificationsWords);
  const { form, documents, fileError, done, add, drop, submit } = useSendDocuments(viewerId);
  const {
    register,
    formState: { errors },
  } = form;
  const isBusy = done !== null;
  return (
    <form
      noValidate
      className="grid max-w-[560px] grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={t('form.kind')} error={errors.kind?.message}>
        {(control) => (
          <Select {...control} {...register('kind')}>
            <option value="">{t('form.chooseKind')}</option>
            {documentKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DocumentsField documents={documents} isBusy={isBusy} error={fileError} onAdd={add} onDrop={drop} />
      <Field label={t('form.note')} hint={t('form.noteHint')} error={errors.note?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...register('note')}
            rows={3}
            maxLength={verificationLimits.note}
            readOnly={isBusy}
          />
        )}
      </Field>
      <p className="hint">{t('private', { days: verificationLimits.keptDays })}</p>
      {done === null ? null : <ProgressThread label={t('form.progress')} done={done} />}
      <div>
        <Button kind="primary" type="submit" className="max-sm:w-full" busy={isBusy && t('form.sending')}>
          {t('form.send')}
        </Button>
      </div>
    </form>
  );
}
