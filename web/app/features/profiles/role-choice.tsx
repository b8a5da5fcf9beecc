import { useState } from 'react';
import { choosableRoles } from '#contracts/profiles/profile.rules.ts';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { useRoleName } from '#web/features/discovery/explore/use-role-name.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import { useChooseRole } from './profiles.api.ts';
import { profilesWords } from './profiles.words.ts';

/** A shopper, or which kind of maker. */
export function RoleChoice({ profile: { role, can } }: { profile: Profile }) {
  const t = useWords(profilesWords, 'role');
  const roleName = useRoleName();
  const choosing = useChooseRole();
  const [chosen, setChosen] = useState<string | null>(null);
  if (can.chooseRoles.length === 0) return <p className="meta">{t('admin')}</p>;

  const wanted = choosableRoles.find((one) => one === chosen);
  const change = async () => {
    if (wanted === undefined || wanted === role) return;
    try {
      await choosing.mutateAsync(wanted);
      setChosen(null);
      toast.good(t('changed'), roleName(wanted));
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
  };
  return (
    <div className="grid gap-3">
      <Field label={t('label')} hint={role === 'USER' ? t('shopperLine') : t('makerLine')}>
        {(control) => (
          <Select {...control} value={chosen ?? role} onChange={({ target }) => setChosen(target.value)}>
            {can.chooseRoles.map((one) => (
              <option key={one} value={one}>
                {roleName(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {wanted === undefined || wanted === role ? null : (
        <Button
          small
          className="justify-self-start"
          busy={choosing.isPending && t('changing')}
          onClick={() => void change()}
        >
          {t('change')}
        </Button>
      )}
    </div>
  );
}
