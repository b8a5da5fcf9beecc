import { useId } from 'react';
import { actReasonLimits } from '#contracts/admin/audit/acts.rules.ts';
import { UploadFields } from '#web/features/designs/publishing/upload-fields.tsx';
import { LeaveGuard } from '#web/features/profiles/leave-guard.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { productsWords } from './products.words.ts';
import { type Difference, type EditProductPlan, useEditProduct } from './use-edit-product.ts';

/** The words of somebody's design, and why an admin changes them. */
export function EditProductForm(plan: EditProductPlan) {
  const t = useWords(productsWords);
  const edit = useEditProduct(plan);
  const { design, onOpenAnew } = plan;
  return (
    <>
      <form
        noValidate
        className="grid max-w-[640px] gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          edit.submit();
        }}
      >
        <UploadFields form={edit.form} />
        <Field label={t('why')} hint={t('whyHint')} error={edit.problem}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={actReasonLimits.longest}
              value={edit.reason}
              onChange={({ target }) => edit.setReason(target.value)}
            />
          )}
        </Field>
        {edit.late === null ? null : (
          <Conflict
            differences={edit.late.differences}
            onLoad={() => {
              edit.discard();
              if (edit.late !== null) onOpenAnew(edit.late.saved);
            }}
            onSaveOver={edit.saveOver}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
          <Button kind="primary" type="submit" busy={edit.isBusy && t('saving')}>
            {t('save')}
          </Button>
          <ButtonLink to={`/admin/products/${design.id}`} kind="ghost">
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
      <LeaveGuard isOn={edit.hasChanges} line={t('leaving')} />
    </>
  );
}

interface ConflictProps {
  differences: readonly Difference[];
  onLoad: () => void;
  onSaveOver: () => void;
}

/** What is saved by now beside what was typed, and the choice between them. */
function Conflict({ differences, onLoad, onSaveOver }: ConflictProps) {
  const t = useWords(productsWords, 'conflict');
  const field = useWords(productsWords, 'fields');
  const id = useId();
  return (
    <section role="alert" aria-labelledby={id} className="grid gap-4 border-l-3 border-turmeric pl-4">
      <h2 id={id} className="title-3">
        {t('title')}
      </h2>
      <p className="text-ink-2">{differences.length === 0 ? t('same') : t('line')}</p>
      {differences.map(({ name, saved, yours }) => (
        <div key={name} className="grid gap-1">
          <h3 className="font-semibold">{field(name)}</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {[
              { heading: t('saved'), words: saved },
              { heading: t('yours'), words: yours },
            ].map(({ heading, words }) => (
              <div key={heading}>
                <dt className="meta">{heading}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {words === '' ? t('nothing') : words}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
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
