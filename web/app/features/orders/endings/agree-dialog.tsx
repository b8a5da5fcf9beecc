import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { answerCancellation } from '#contracts/orders/endings/endings.contract.ts';
import { isRefusal, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import endingsWords from '#web/words/en/features/orders/endings/endings.json';
import { RefundWaits } from '../disputes/refund-waits.tsx';
import { useAnswerCancellation } from './endings.api.ts';

interface AgreeWords {
  idempotencyKey: string;
  keep: string;
  words: string;
}

const { keep, words } = answerCancellation.body.shape;
const agreeForm = z.object({
  idempotencyKey: z.string(),
  keep: z.pipe(z.transform(rupeesWritten), keep),
  words,
});
const agreeDraft = makeDraft({
  kind: 'agree-to-cancel',
  parse: fieldsLike<AgreeWords>({ idempotencyKey: '', keep: '', words: '' }),
});

interface AgreeDialogProps {
  order: OrderData;
  cancellation: NonNullable<OrderData['cancellation']>;
  onClose: () => void;
}

/** The maker agrees to cancel and says how much they keep, up to the limit. */
export function AgreeDialog({ order, cancellation, onClose }: AgreeDialogProps) {
  const t = useWords(endingsWords, 'agree');
  const buyer = order.buyer.name;
  const most = cancellation.mostKept;
  const { mutateAsync, isPending } = useAnswerCancellation(order.id);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<AgreeWords, unknown, z.output<typeof agreeForm>>({
    resolver: standardSchemaResolver(agreeForm),
    defaultValues: { idempotencyKey: newIdempotencyKey(), keep: String(most), words: '' },
  });
  const { errors } = form.formState;
  const draft = agreeDraft(order.maker.id, cancellation.id);
  useKeptForm(form, draft);
  const typed = rupeesWritten(form.watch('keep'));
  const backFor = (kept: number) => toRupees(toPaise(order.payments.held) - toPaise(kept));
  const back = typeof typed === 'number' && typed <= most ? backFor(typed) : null;
  const close = () => {
    if (!isPending) onClose();
  };

  const submit = form.handleSubmit(async ({ idempotencyKey, ...body }) => {
    if (body.keep > most) {
      refuseFields(form, { keep: t('tooMuch', { kept: formatRupees(most) }) });
      return;
    }
    try {
      await mutateAsync({ body: { agree: true, refund: backFor(body.keep), ...body }, idempotencyKey });
      draft.forget();
      toast.good(t('done'), t('doneLine', { buyer, disputed: order.payments.isDisputed ? 'yes' : 'no' }));
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
        {most === 0 ? null : (
          <Field
            label={t('amount')}
            hint={t('amountHint', { kept: formatRupees(most), buyer })}
            error={errors.keep?.message}
          >
            {(control) => (
              <TextInput {...control} {...form.register('keep')} inputMode="decimal" autoComplete="off" />
            )}
          </Field>
        )}
        {back === null ? null : (
          <p className="num font-semibold" aria-live="polite">
            {t('back', { refund: formatRupees(back), buyer })}
          </p>
        )}
        <RefundWaits order={order} reader="maker" amount={back ?? undefined} className="font-semibold" />
        <Field
          label={
            <>
              {t('words', { buyer })} <OptionalMark />
            </>
          }
          error={errors.words?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register('words')}
              rows={2}
              maxLength={cancellationLimits.longestReason}
            />
          )}
        </Field>
        <FieldError message={errors.root?.message} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={close}>
            {t('keep')}
          </Button>
          <Button kind="destructive" type="submit" busy={isPending && t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
