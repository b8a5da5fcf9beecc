import { useId } from 'react';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { actReasonLimits } from '#contracts/admin/audit/acts.rules.ts';
import type { CorrectedFact } from '#contracts/admin/users/users.rules.ts';
import { LeaveGuard } from '#web/features/profiles/leave-guard.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import { type Difference, type EditUserPlan, useEditUser } from './use-edit-user.ts';
import { usersWords } from './users.words.ts';

const contactFacts = ['address', 'city', 'state', 'pincode', 'country'] as const;

/** The facts of a person, and why an admin corrects them. */
export function EditUserForm(plan: EditUserPlan) {
  const t = useWords(usersWords);
  const edit = useEditUser(plan);
  const { user, onOpenAnew } = plan;
  const { register, formState } = edit.form;
  const errorOf = (name: keyof typeof formState.errors) => formState.errors[name]?.message;
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
        <Field
          label={t('edit.facts.name')}
          hint={user.isVerified ? t('edit.sealHint') : undefined}
          error={errorOf('name')}
        >
          {(control) => <TextInput {...control} {...register('name')} autoComplete="off" />}
        </Field>
        <Field
          label={t('edit.facts.role')}
          hint={user.can.changeRole ? t('edit.roleHint') : t('edit.roleHeld')}
          error={errorOf('role')}
        >
          {(control) => (
            <Select {...control} {...register('role')} defaultValue={user.words.role}>
              {roles
                .filter((role) => user.can.changeRole || role === user.words.role)
                .map((role) => (
                  <option key={role} value={role}>
                    {t(`roles.${role}`)}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Field label={t('edit.facts.phone')} error={errorOf('phone')}>
          {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="off" />}
        </Field>
        <div className="grid gap-6 sm:grid-cols-2">
          {contactFacts.map((fact) => (
            <Field
              key={fact}
              label={t(`edit.facts.${fact}`)}
              error={errorOf(fact)}
              className={fact === 'address' ? 'sm:col-span-2' : ''}
            >
              {(control) => <TextInput {...control} {...register(fact)} autoComplete="off" />}
            </Field>
          ))}
        </div>
        <Field label={t('form.reason')} hint={t('edit.reasonHint')} error={errorOf('reason')}>
          {(control) => (
            <TextArea {...control} {...register('reason')} rows={3} maxLength={actReasonLimits.longest} />
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
          <Button kind="primary" type="submit" busy={edit.isBusy && t('form.working')}>
            {t('edit.save')}
          </Button>
          <ButtonLink to={`/admin/users/${user.id}`} kind="ghost">
            {t('form.cancel')}
          </ButtonLink>
        </div>
      </form>
      <LeaveGuard isOn={edit.hasChanges} line={t('edit.leaving')} />
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
  const t = useWords(usersWords, 'edit');
  const nameOfRole = useWords(usersWords, 'roles');
  const id = useId();
  return (
    <section role="alert" aria-labelledby={id} className="grid gap-4 border-l-3 border-turmeric pl-4">
      <h2 id={id} className="title-3">
        {t('conflict.title')}
      </h2>
      <p className="text-ink-2">{differences.length === 0 ? t('conflict.same') : t('conflict.line')}</p>
      {differences.map(({ fact, saved, yours }) => (
        <div key={fact} className="grid gap-1">
          <h3 className="font-semibold">{t(`facts.${fact}`)}</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {[
              { heading: t('conflict.saved'), words: saved },
              { heading: t('conflict.yours'), words: yours },
            ].map(({ heading, words }) => (
              <div key={heading}>
                <dt className="meta">{heading}</dt>
                <dd dir="auto" className="wrap-anywhere">
                  {words === '' ? t('conflict.nothing') : isRole(fact, words) ? nameOfRole(words) : words}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button small onClick={onLoad}>
          {t('conflict.load')}
        </Button>
        <Button small kind="ghost" onClick={onSaveOver}>
          {t('conflict.over')}
        </Button>
      </div>
    </section>
  );
}

function isRole(fact: CorrectedFact, words: string): words is Role {
  return fact === 'role' && roles.some((role) => role === words);
}
