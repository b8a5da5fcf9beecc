import type { UseFormReturn } from 'react-hook-form';
import { choosableRoles } from '#contracts/profiles/profile.rules.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { useRoleName } from '#web/features/discovery/explore/use-role-name.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import type { ProfileForm } from './profile.form.ts';

interface RoleChoiceProps {
  form: UseFormReturn<ProfileForm, unknown, ProfileForm>;
  /** The roles that can be chosen; empty for an admin. */
  chooses: Profile['can']['chooseRoles'];
  /** The field's value in the server-rendered page. */
  first: string;
}

/** Chooses between shopper and the kinds of maker. */
export function RoleChoice({ form, chooses, first }: RoleChoiceProps) {
  const t = useWords(profilesWords, 'role');
  const roleName = useRoleName();
  if (chooses.length === 0) return <p className="meta">{t('admin')}</p>;
  return (
    <Field
      label={t('label')}
      hint={form.watch('role') === 'USER' ? t('shopperLine') : t('makerLine')}
      error={form.formState.errors.role?.message}
    >
      {(control) => (
        <Select {...control} {...form.register('role')} defaultValue={first}>
          {choosableRoles
            .filter((one) => chooses.includes(one))
            .map((one) => (
              <option key={one} value={one}>
                {roleName(one)}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
