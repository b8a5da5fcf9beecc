import { type SubmitEvent, useState } from 'react';
import { roles } from '#contracts/accounts/roles.ts';
import { actReasonLimits } from '#contracts/admin/audit/acts.rules.ts';
import type { AdminUser } from '#contracts/admin/users/users.contract.ts';
import { takesAway, type UserAct } from '#contracts/admin/users/users.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import usersWords from '#web/words/en/features/admin/users/users.json';
import { useActOnUser } from './users.api.ts';

interface ActWords {
  reason: string;
  /** '' for the current role. */
  role: string;
  until: string;
}

const empty: ActWords = { reason: '', role: '', until: '' };
const actDraft = makeDraft({ kind: 'user-act', parse: fieldsLike<ActWords>(empty) });

interface ActDialogProps {
  user: AdminUser;
  act: UserAct;
  onClose: () => void;
}

/** Asks for a reason and performs an act, based on the person as seen when the dialog was opened. */
export function ActDialog({ user, act, onClose }: ActDialogProps) {
  const t = useWords(usersWords);
  const { viewer } = useViewer();
  const [seen] = useState({ role: user.role, isVerified: user.isVerified, standing: user.standing });
  const draft = actDraft(viewer?.id ?? null, `${user.id}_${act}`);
  const { words, change, clearLater } = useDraft<ActWords>(draft, empty);
  const { mutate, isPending, error } = useActOnUser(user.id);
  const role = roles.find((each) => each === words.role) ?? user.role;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const clear = clearLater();
    const { reason, until } = words;
    mutate(
      {
        act,
        reason,
        seen,
        ...(act === 'ROLE_CHANGED' && { role }),
        ...(act === 'USER_SUSPENDED' && until !== '' && { until }),
      },
      {
        onSuccess() {
          clear();
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={t(`acts.${act}`)}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="wrap-anywhere">
          <b dir="auto">{user.name}</b>
          <br />
          {t(`effects.${act}`)}
        </p>
        {act === 'ROLE_CHANGED' ? (
          <Field label={t('form.role')}>
            {(control) => (
              <Select {...control} value={role} onChange={({ target }) => change({ role: target.value })}>
                {roles.map((each) => (
                  <option key={each} value={each}>
                    {t(`roles.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {act === 'USER_SUSPENDED' ? (
          <Field label={t('form.until')} hint={t('form.untilHint')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                min={todayInIndia()}
                value={words.until}
                onChange={({ target }) => change({ until: target.value })}
              />
            )}
          </Field>
        ) : null}
        <Field
          label={t('form.reason')}
          hint={t('form.reasonHint', { act })}
          error={error ? sentenceOf(error) : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={actReasonLimits.longest}
              value={words.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            kind={takesAway.includes(act) ? 'destructive' : 'primary'}
            busy={isPending && t('form.working')}
          >
            {t(`acts.${act}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
