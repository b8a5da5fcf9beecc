import { useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import { occasionLimits } from '#contracts/occasions/occasions.rules.ts';
import type { SharedBill } from '#contracts/occasions/shares.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { isUnderWay } from '#web/features/orders/paying/payment-flow.ts';
import { usePayment } from '#web/features/orders/paying/use-payment.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { SentenceText } from '#web/platform/sentences/sentence-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { CircleAlert, CircleCheck } from '#web/ui/icons.tsx';
import sharesWords from '#web/words/en/features/occasions/shares.json';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { openBill, proveBill } from './share-link.api.ts';

interface BillProps {
  bill: SharedBill;
  token: string;
  /** Fetches the bill again. */
  onChanged: () => Promise<unknown>;
}

/** The share of somebody: how much, for which occasion, asked by whom; and the way to pay it. */
export function Bill({ bill, token, onChanged }: BillProps) {
  const t = useWords(sharesWords, 'page');
  const { stage, refusal, title, organiser, amount } = bill;
  return (
    <Slip className="grid gap-6">
      <header className="grid gap-2">
        <p className="meta wrap-anywhere">{t('lead', { name: organiser })}</p>
        <h1 lang={writtenIn(title)} dir="auto" className="title-1 wrap-anywhere">
          {title}
        </h1>
      </header>
      {amount === null ? null : (
        <p className="num stitched-over grid gap-0.5 pt-5">
          <span className="meta">{t('amount')}</span>
          <span className="font-display text-7 leading-tight">{formatRupees(amount)}</span>
        </p>
      )}
      {stage === 'OPEN' && amount !== null ? (
        <PayBill bill={bill} amount={amount} token={token} onChanged={onChanged} />
      ) : (
        <p
          role="status"
          className={`flex items-start gap-3 rounded-md px-4 pt-3.5 pb-3 ${stage === 'PAID' ? 'bg-good-wash text-good' : 'bg-still-wash'}`}
        >
          {stage === 'PAID' ? <CircleCheck className="flex-none" /> : <CircleAlert className="flex-none" />}
          <span className="leading-[1.45]">
            {refusal === null ? null : <SentenceText message={refusal} />}
          </span>
        </p>
      )}
    </Slip>
  );
}

function PayBill({ bill, amount, token, onChanged }: BillProps & { amount: number }) {
  const t = useWords(sharesWords, 'page');
  const o = useWords(ordersWords, 'payment');
  const { organiser, title, endsAt } = bill;
  const [name, setName] = useState('');
  const { state, pay } = usePayment({
    payer: { name, email: '', phone: '' },
    description: t('window', { title }),
    ending: {
      prove: (proof) => proveBill(token, name.trim(), proof),
      booked: onChanged,
      unheard: () => toast.note(t('waiting'), t('waitingLine')),
      refused: (_, sentence) => {
        toast.bad(t('notBooked'), sentence ?? t('notBookedLine'));
        return onChanged();
      },
    },
    // Paid or expired meanwhile: the page then says so itself.
    onRefused: () => {
      void onChanged();
      return false;
    },
    onDismissed: () => toast.note(t('notFinished'), t('notFinishedLine')),
  });
  const refusal = 'refusal' in state ? state.refusal : null;
  return (
    <div className="grid gap-5">
      <Field label={<Optional>{t('name')}</Optional>} hint={t('nameHint', { name: organiser })}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={occasionLimits.payerName}
            autoComplete="name"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {refusal === null ? null : (
        <p role="status" className="text-2 leading-[1.4] text-bad">
          {o('refused', { why: refusal })}
        </p>
      )}
      <Button
        kind="primary"
        className="w-full"
        busy={isUnderWay(state) && t('paying')}
        onClick={() => void pay(() => openBill(token, name.trim()))}
      >
        {t('pay', { amount: formatRupees(amount) })}
      </Button>
      <div className="grid gap-1.5">
        <p className="hint">{t('receipt', { name: organiser })}</p>
        <p className="hint num">{t('ends', { day: formatShortDay(endsAt) })}</p>
      </div>
    </div>
  );
}
