import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { proposeDay } from '#contracts/orders/due/due.contract.ts';
import { newPromiseLimits, refuseDay } from '#contracts/orders/due/new-promise.rules.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { rule } from '#contracts/words/rule.ts';
import { isRefusal, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { formatCalendarDay, todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import dueWords from '#web/words/en/features/orders/due/due.json';
import { useProposeDay } from './due.api.ts';

interface Proposal {
  idempotencyKey: string;
  day: string;
  reason: string;
}

const { day, reason } = proposeDay.body.shape;
const proposalForm = z.object({ idempotencyKey: z.string(), day, reason });
const proposalDraft = makeDraft({
  kind: 'propose-day',
  parse: fieldsLike<Proposal>({ idempotencyKey: '', day: '', reason: '' }),
});

interface ProposeDialogProps {
  order: OrderData;
  /** The day that is owed now. */
  dueBy: string;
  onClose: () => void;
}

/** The maker proposes a later day with a reason. */
export function ProposeDialog({ order, dueBy, onClose }: ProposeDialogProps) {
  const t = useWords(dueWords, 'propose');
  const buyer = order.buyer.name;
  const { mutateAsync, isPending } = useProposeDay(order.id);
  const oneAtATime = useOneAtATime();
  const today = todayInIndia();
  const form = useCheckedForm<Proposal, unknown, Proposal>({
    resolver: standardSchemaResolver(proposalForm),
    defaultValues: { idempotencyKey: newIdempotencyKey(), day: '', reason: '' },
  });
  const { errors } = form.formState;
  const draft = proposalDraft(order.maker.id, order.id);
  useKeptForm(form, draft);
  const close = () => {
    if (!isPending) onClose();
  };

  const submit = form.handleSubmit(async ({ idempotencyKey, ...body }) => {
    const problem = refuseDay(body.day, dueBy, today);
    if (problem !== null) {
      refuseFields(form, { day: rule(problem) });
      return;
    }
    try {
      await mutateAsync({ body, idempotencyKey });
      draft.forget();
      toast.good(t('done', { buyer }), t('doneLine'));
      onClose();
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      if (isRefusal(error)) form.setValue('idempotencyKey', newIdempotencyKey());
      refuseFields(form, refusedFields(error), { message: sentenceOf(error, t('failed')) });
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(submit);
  };

  return (
    <Dialog open onClose={close} title={t('title')}>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <p className="num text-ink-2">
          {t('line', { buyer, day: formatCalendarDay(dueBy), days: newPromiseLimits.answerDays })}
        </p>
        <Field label={t('day')} error={errors.day?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('day')}
              type="date"
              min={addDays(dueBy, 1) > today ? addDays(dueBy, 1) : today}
              max={addDays(today, newPromiseLimits.farthest)}
              className="num"
            />
          )}
        </Field>
        <Field label={t('reason')} hint={t('reasonHint', { buyer })} error={errors.reason?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('reason')}
              rows={3}
              maxLength={newPromiseLimits.longestReason}
            />
          )}
        </Field>
        <FieldError message={errors.root?.message} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={close}>
            {t('keep')}
          </Button>
          <Button kind="secondary" type="submit" busy={isPending && t('sending')}>
            {t('send', { buyer })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
