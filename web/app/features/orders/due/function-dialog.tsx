import { type FormEvent, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import {
  functionDayLimits,
  functionDaySentences,
  refuseFunctionDay,
} from '#contracts/orders/due/function-day.rules.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import functionDayWords from '#web/words/en/features/orders/due/function-day.json';
import { useSetFunctionDay } from './due.api.ts';

interface FunctionDialogProps {
  order: OrderData;
  onClose: () => void;
}

/** The buyer names, changes or removes the day of the function. */
export function FunctionDialog({ order, onClose }: FunctionDialogProps) {
  const t = useWords(functionDayWords, 'dialog');
  const { functionDay } = order.delivery;
  // The day of an occasion is no own day of the order.
  const seen = functionDay === null || functionDay.isOfOccasion ? null : functionDay.day;
  const [typed, setTyped] = useState(seen ?? '');
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending, variables } = useSetFunctionDay(order.id);
  const oneAtATime = useOneAtATime();
  const today = todayInIndia();
  const close = () => {
    if (!isPending) onClose();
  };
  const save = (day: string | null) =>
    oneAtATime(async () => {
      if (day !== null && refuseFunctionDay(day, today) !== null) {
        setError(rule(functionDaySentences.day));
        return;
      }
      try {
        await mutateAsync({ day, seen });
        toast.good(t(day === null ? 'removed' : 'done'));
        onClose();
        document.getElementById('main')?.focus({ preventScroll: true });
      } catch (problem) {
        setError(sentenceOf(problem, t('failed')));
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(typed);
  };
  return (
    <Dialog open onClose={close} title={t('title')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <p className="text-ink-2">{t('line', { maker: order.maker.name })}</p>
        <Field label={t('day')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={typed}
              min={today}
              max={addDays(today, functionDayLimits.aheadDays)}
              className="num"
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <div className="btn-row">
          <Button kind="primary" type="submit" busy={isPending && variables.day !== null && t('sending')}>
            {t('save')}
          </Button>
          {seen === null ? (
            <Button kind="ghost" onClick={close}>
              {t('keep')}
            </Button>
          ) : (
            <Button
              kind="ghost"
              busy={isPending && variables.day === null && t('sending')}
              onClick={() => save(null)}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
