import type { CannedAnswer } from '#contracts/admin/complaints/canned-answers.contract.ts';
import { cannedAnswerLimits } from '#contracts/admin/complaints/complaints.rules.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import { useCannedAnswerForm } from './use-canned-answer-form.ts';

interface CannedAnswerDialogProps {
  /** The saved answer when the dialog was opened; null for a new one. */
  opened: CannedAnswer | null;
  /** The saved answer now; undefined if it was deleted. */
  current: CannedAnswer | undefined;
  onClose: () => void;
}

/** Edits a canned answer. The draft is kept until it is saved or discarded. */
export function CannedAnswerDialog({ opened, current, onClose }: CannedAnswerDialogProps) {
  const t = useWords(deskWords, 'kept');
  const { form, isSaving, save, discard, theirs } = useCannedAnswerForm({
    opened,
    current,
    onSaved: onClose,
  });
  const { errors } = form.formState;
  const giveUp = () => {
    discard();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(opened === null ? 'add' : 'editTitle')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {theirs === undefined ? null : <Theirs theirs={theirs} />}
        <Field label={t('name')} error={errors.title?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('title')}
              dir="auto"
              maxLength={cannedAnswerLimits.title}
            />
          )}
        </Field>
        <Field label={t('content')} hint={t('contentHint')} error={errors.content?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('content')}
              dir="auto"
              rows={8}
              maxLength={cannedAnswerLimits.content}
            />
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={giveUp}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isSaving && t('saving')}>
            {theirs === undefined ? t('save') : t(theirs === null ? 'saveNew' : 'saveOver')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Theirs({ theirs }: { theirs: CannedAnswer | null }) {
  const t = useWords(deskWords, 'kept');
  if (theirs === null) return <p role="alert">{t('gone')}</p>;
  return (
    <Slip role="alert" className="grid gap-2">
      <p className="font-semibold">{t('theirs')}</p>
      <p lang={writtenIn(theirs.title)} dir="auto" className="wrap-anywhere font-display">
        {theirs.title}
      </p>
      <p lang={writtenIn(theirs.content)} dir="auto" className="complaint-words">
        {theirs.content}
      </p>
      <p className="meta">{t('theirsLine')}</p>
    </Slip>
  );
}
