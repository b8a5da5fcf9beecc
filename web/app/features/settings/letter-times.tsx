import { useId } from 'react';
import type { Choices } from '#contracts/notifications/choices/choices.contract.ts';
import { digests } from '#contracts/notifications/choices/kinds.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import notificationSettingsWords from '#web/words/en/features/settings/notification-settings.json';
import { useChangeLetterTimes } from './choices.api.ts';
import { useSavedSign } from './saved-sign.tsx';
import { SettingsPart } from './settings-section.tsx';
import { halfHoursWith, timeInWords } from './times-of-day.ts';

type LetterTimesProps = Pick<Choices, 'digest' | 'quietHours'>;

const usualQuietHours = { from: '22:00', to: '07:00' };

/** When letters are sent: the digest and the quiet hours. */
export function LetterTimes({ digest, quietHours }: LetterTimesProps) {
  const t = useWords(notificationSettingsWords, 'times');
  const change = useChangeLetterTimes();
  const { sign, show } = useSavedSign();
  const id = useId();
  const save = (changes: Partial<LetterTimesProps>) =>
    change.mutate(changes, {
      onSuccess: show,
      onError: (error) => toast.bad(t('saveFailed'), sentenceOf(error)),
    });
  return (
    <SettingsPart title={t('title')}>
      <Field label={t('digest')} hint={t('digestLine')} className="max-w-sm">
        {(control) => (
          <Select
            {...control}
            value={digest}
            onChange={({ target }) => {
              const chosen = digests.find((each) => each === target.value);
              if (chosen) save({ digest: chosen });
            }}
          >
            {digests.map((each) => (
              <option key={each} value={each}>
                {t(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="mt-5 border-y border-seam py-4">
        <label className="flex min-h-11 cursor-pointer items-center justify-between gap-6 font-semibold">
          <span>{t('quiet')}</span>
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={quietHours !== null}
            aria-checked={quietHours !== null}
            aria-describedby={`${id}-quiet`}
            onChange={() => save({ quietHours: quietHours === null ? usualQuietHours : null })}
          />
        </label>
        <p id={`${id}-quiet`} className="meta max-w-prose">
          {t('quietLine')}
        </p>
        {quietHours ? (
          <div className="mt-3 grid max-w-sm grid-cols-2 gap-3">
            <TimeOfDay
              label={t('from')}
              time={quietHours.from}
              other={quietHours.to}
              onChoose={(from) => save({ quietHours: { ...quietHours, from } })}
            />
            <TimeOfDay
              label={t('to')}
              time={quietHours.to}
              other={quietHours.from}
              onChoose={(to) => save({ quietHours: { ...quietHours, to } })}
            />
          </div>
        ) : null}
      </div>
      {sign}
    </SettingsPart>
  );
}

interface TimeOfDayProps {
  label: string;
  time: string;
  /** The time at the other end of the range, which cannot be chosen here. */
  other: string;
  onChoose: (time: string) => void;
}

function TimeOfDay({ label, time, other, onChoose }: TimeOfDayProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={time} onChange={({ target }) => onChoose(target.value)}>
          {halfHoursWith(time)
            .filter((each) => each !== other)
            .map((each) => (
              <option key={each} value={each}>
                {timeInWords(each)}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
