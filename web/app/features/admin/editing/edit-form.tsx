import { type ReactNode, useId } from 'react';
import { actReasonLimits } from '#contracts/admin/audit/acts.rules.ts';
import { LeaveGuard } from '#web/features/profiles/leave-guard.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import adminWords from '#web/words/en/features/admin/admin.json';
import type { Difference, Edit } from './use-edit.ts';

interface Saying<Name extends string> {
  /** The label of a field. */
  nameOf(name: Name): string;
  /** Formats a value for display; unchanged by default. */
  sayOf?(name: Name, value: string): string;
}

interface EditFormProps<Name extends string> extends Saying<Name> {
  edit: Edit<Name>;
  /** Where cancelling leads. */
  back: string;
  /** Says who reads the reason. */
  reasonHint: string;
  /** The fields. */
  children: ReactNode;
}

/** The form in which an admin corrects another person's data and gives a reason. */
export function EditForm<Name extends string>({
  edit,
  back,
  reasonHint,
  nameOf,
  sayOf = (_, value) => value,
  children,
}: EditFormProps<Name>) {
  const t = useWords(adminWords);
  return (
    <>
      <form
        noValidate
        className="grid max-w-[640px] gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          edit.submit();
        }}
      >
        {children}
        <Field label={t('reason.label')} hint={reasonHint} error={edit.problem}>
          {(control) => (
            <TextArea
              {...control}
              ref={edit.reasonField}
              rows={3}
              maxLength={actReasonLimits.longest}
              value={edit.reason}
              onChange={({ target }) => edit.setReason(target.value)}
            />
          )}
        </Field>
        {edit.differences === null ? null : (
          <Conflict
            differences={edit.differences}
            nameOf={nameOf}
            sayOf={sayOf}
            onLoad={edit.loadSaved}
            onSaveOver={edit.saveOver}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
          <Button kind="primary" type="submit" busy={edit.isBusy && t('edit.saving')}>
            {t('edit.save')}
          </Button>
          <ButtonLink to={back} kind="ghost">
            {t('reason.cancel')}
          </ButtonLink>
        </div>
      </form>
      <LeaveGuard isOn={edit.hasChanges} line={t('edit.leaving')} />
    </>
  );
}

interface ConflictProps<Name extends string> extends Required<Saying<Name>> {
  differences: readonly Difference<Name>[];
  onLoad: () => void;
  onSaveOver: () => void;
}

/** Shows the saved version beside the typed one, and lets the admin choose. */
function Conflict<Name extends string>({
  differences,
  nameOf,
  sayOf,
  onLoad,
  onSaveOver,
}: ConflictProps<Name>) {
  const t = useWords(adminWords, 'edit.conflict');
  const id = useId();
  return (
    <section role="alert" aria-labelledby={id} className="grid gap-4 border-l-3 border-turmeric pl-4">
      <h2 id={id} className="title-3">
        {t('title')}
      </h2>
      <p className="text-ink-2">{differences.length === 0 ? t('same') : t('line')}</p>
      {differences.map(({ name, saved, yours }) => (
        <div key={name} className="grid gap-1">
          <h3 className="font-sans font-semibold">{nameOf(name)}</h3>
          <dl className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
            {[
              { heading: t('saved'), words: saved },
              { heading: t('yours'), words: yours },
            ].map(({ heading, words }) => (
              <div key={heading}>
                <dt className="meta">{heading}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {words === '' ? t('nothing') : sayOf(name, words)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className="btn-row">
        <Button small onClick={onLoad}>
          {t('load')}
        </Button>
        <Button small kind="ghost" onClick={onSaveOver}>
          {t('over')}
        </Button>
      </div>
    </section>
  );
}
