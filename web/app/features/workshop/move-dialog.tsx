import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { rule } from '#contracts/words/rule.ts';
import type { PlannedCalendarStep, StepDayPreview } from '#contracts/workshop/workshop.contract.ts';
import { workshopLimits, workshopSentences } from '#contracts/workshop/workshop.rules.ts';
import { useStepName } from '#web/features/plans/use-step-name.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import workshopWords from '#web/words/en/features/workshop/workshop.json';
import { previewQuery, usePlaceStep } from './workshop.api.ts';

interface MoveDialogProps {
  step: PlannedCalendarStep;
  /** The day that is proposed first. */
  day: string;
  /** The names in use. */
  names: readonly string[];
  onClose: () => void;
}

/** The day of a step and who does it, with what the day does to the promise, before it is saved. */
export function MoveDialog({ step, day: first, names, onClose }: MoveDialogProps) {
  const t = useWords(workshopWords, 'dialog');
  const name = useStepName()(step);
  const [day, setDay] = useState(first);
  const [who, setWho] = useState(step.who);
  const [error, setError] = useState<Message>();
  const place = usePlaceStep(step);
  const list = useId();
  const isMovable = step.days > 0;
  const asked = previewQuery(step, day);
  const { data: preview } = useQuery({
    queryKey: asked.key,
    queryFn: () => asked.fetch(api),
    enabled: isMovable && isIstDay(day),
  });
  const isLate = preview !== undefined && preview.lateDays > 0;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    if (!isIstDay(day)) {
      setError(rule(workshopSentences.day));
      return;
    }
    try {
      const startOn = isMovable && day > step.earliest ? day : null;
      await place.mutateAsync({ version: step.version, startOn: day < step.earliest ? day : startOn, who });
      toast.good(t('saved', { step: name, day: formatCalendarDay(day) }));
      onClose();
    } catch (failure) {
      const refused = refusedFields(failure).startOn;
      if (refused) setError(refused);
      else {
        toast.bad(t('failed'), sentenceOf(failure));
        onClose();
      }
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('title', { step: name })}>
      <form className="grid gap-5" noValidate onSubmit={(event) => void save(event)}>
        <p className="meta wrap-anywhere" lang={step.titleLang} dir="auto">
          {step.title}
        </p>
        {isMovable ? (
          <>
            <Field
              label={t('day')}
              hint={t('dayHint', { day: formatCalendarDay(step.earliest) })}
              error={error}
              aside={
                day === step.earliest ? null : (
                  <button type="button" className="link" onClick={() => setDay(step.earliest)}>
                    {t('earliest')}
                  </button>
                )
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  required
                  min={step.earliest}
                  value={day}
                  onChange={({ target }) => {
                    setError(undefined);
                    setDay(target.value);
                  }}
                />
              )}
            </Field>
            <p role="status" className={`num ${isLate ? 'text-bad' : ''}`}>
              {isIstDay(day) ? (preview === undefined ? t('looking') : saidOf(preview)) : null}
            </p>
          </>
        ) : (
          <p className="meta">{t('together')}</p>
        )}
        <Field label={t('who')} hint={t('whoHint')}>
          {(control) => (
            <TextInput
              {...control}
              value={who}
              maxLength={workshopLimits.who}
              list={list}
              autoComplete="off"
              onChange={({ target }) => setWho(target.value)}
            />
          )}
        </Field>
        <datalist id={list}>
          {names.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <div className="btn-row">
          <Button kind="primary" type="submit" busy={place.isPending && t('saving')}>
            {t(isLate ? 'saveLate' : 'save')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );

  function saidOf({ by, dueBy, lateDays }: StepDayPreview): string {
    if (by === null) return t('stopped', { due: formatCalendarDay(dueBy) });
    if (lateDays > 0) return t('late', { day: formatCalendarDay(by), days: lateDays });
    return t('arrives', { day: formatCalendarDay(by), due: formatCalendarDay(dueBy) });
  }
}
