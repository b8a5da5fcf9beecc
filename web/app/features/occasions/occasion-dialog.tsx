import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type OccasionBoard,
  type OccasionWords,
  occasionWords,
} from '#contracts/occasions/occasions.fields.ts';
import { deliveries, occasionLimits } from '#contracts/occasions/occasions.rules.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { beginOccasion, saveOccasion, showBoard } from './occasions.api.ts';
import { useAttemptKey } from './use-attempt-key.ts';

interface OccasionDialogProps {
  /** Null for a new one. */
  occasion: OccasionBoard | null;
  onSaved: (board: OccasionBoard) => void;
  onClose: () => void;
}

/** Begins an occasion, or changes one. */
export function OccasionDialog({ occasion, onSaved, onClose }: OccasionDialogProps) {
  const t = useWords(occasionsWords, 'form');
  const client = useQueryClient();
  const keyFor = useAttemptKey();
  const oneAtATime = useOneAtATime();
  const [isSaving, setSaving] = useState(false);
  const form = useCheckedForm<OccasionWords, unknown, OccasionWords>({
    resolver: standardSchemaResolver(occasionWords),
    defaultValues: {
      title: occasion?.title ?? '',
      day: occasion?.day ?? '',
      city: occasion?.city ?? '',
      delivery: occasion?.delivery ?? 'TOGETHER',
    },
  });
  const {
    register,
    formState: { errors },
  } = form;
  const today = todayInIndia();

  const save = form.handleSubmit(async (words) => {
    setSaving(true);
    try {
      const { board, message } =
        occasion === null
          ? await beginOccasion(words, keyFor(words))
          : await saveOccasion(occasion.id, words);
      showBoard(client, board);
      toast.good(message);
      onSaved(board);
    } catch (error) {
      if (!refuseFields(form, refusedFields(error))) toast.bad(t('failed'), sentenceOf(error));
    } finally {
      setSaving(false);
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(save);
  };

  return (
    <Dialog open onClose={onClose} title={occasion === null ? t('new') : t('edit')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field label={t('title')} error={errors.title?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('title')}
              maxLength={occasionLimits.title}
              placeholder={t('titleExample')}
              autoComplete="off"
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('day')} error={errors.day?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('day')}
                type="date"
                min={today}
                max={addDays(today, occasionLimits.daysAhead)}
              />
            )}
          </Field>
          <Field label={<Optional>{t('city')}</Optional>} error={errors.city?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('city')}
                maxLength={occasionLimits.city}
                placeholder={t('cityExample')}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
        <fieldset>
          <legend className="mb-2 text-2 leading-[1.3] font-semibold">{t('delivery')}</legend>
          <div className="grid gap-2.5">
            {deliveries.map((one) => (
              <label key={one} className="choice">
                <input type="radio" value={one} {...register('delivery')} />
                <span className="leading-[1.35]">{t(one)}</span>
              </label>
            ))}
          </div>
          <p className="hint mt-2">{t('wish')}</p>
          <FieldError message={errors.delivery?.message} />
        </fieldset>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isSaving && t('saving')}>
            {occasion === null ? t('begin') : t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
