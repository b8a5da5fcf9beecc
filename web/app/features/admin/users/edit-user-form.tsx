import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { type EditableUser, userForm } from '#contracts/admin/users/edit-user.contract.ts';
import { fieldsLike } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import usersWords from '#web/words/en/features/admin/users/users.json';
import { EditForm } from '../editing/edit-form.tsx';
import { type EditKind, type EditPlan, useEdit } from '../editing/use-edit.ts';
import { saveUser } from './users.api.ts';

type Facts = EditableUser['words'];

const contactFacts = ['address', 'city', 'state', 'pincode', 'country'] as const;
const blank = { name: '', role: '', phone: '', address: '', city: '', state: '', pincode: '', country: '' };

const userEdit: EditKind<EditableUser, Facts, Facts> = {
  kind: 'edit-user',
  resolver: standardSchemaResolver(userForm),
  valuesOf: ({ words }) => words,
  readWords: fieldsLike<Facts>(blank),
  markOf: ({ words }) => JSON.stringify(words),
  save: ({ id, words: seen }, words, reason) => saveUser(id, { ...words, reason, seen }),
  pageOf: (id) => `/admin/users/${id}`,
};

/** Edits a person's facts, with the admin's reason. */
export function EditUserForm({ plan }: { plan: EditPlan<EditableUser> }) {
  const t = useWords(usersWords);
  const { form, edit } = useEdit(userEdit, plan, { saved: t('edit.saved'), failed: t('edit.failed') });
  const { id, isVerified, can, words } = plan.opened;
  const { register, formState } = form;
  const errorOf = (name: keyof Facts) => formState.errors[name]?.message;
  return (
    <EditForm
      edit={edit}
      back={userEdit.pageOf(id)}
      reasonHint={t('edit.reasonHint')}
      nameOf={(name) => t(`edit.facts.${name}`)}
      sayOf={(name, value) => (name === 'role' && isRole(value) ? t(`roles.${value}`) : value)}
    >
      <Field
        label={t('edit.facts.name')}
        hint={isVerified ? t('edit.sealHint') : undefined}
        error={errorOf('name')}
      >
        {(control) => <TextInput {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field
        label={t('edit.facts.role')}
        hint={can.changeRole ? t('edit.roleHint') : t('edit.roleHeld')}
        error={errorOf('role')}
      >
        {(control) => (
          <Select {...control} {...register('role')} defaultValue={words.role}>
            {roles
              .filter((role) => can.changeRole || role === words.role)
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
    </EditForm>
  );
}

const isRole = (value: string): value is Role => roles.some((role) => role === value);
