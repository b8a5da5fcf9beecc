import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { noOptions } from '#contracts/designs/options/design-options.ts';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { payQuote } from '#contracts/quotes/answers.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import type { PaymentRequest } from '#web/features/orders/paying/paying.api.ts';
import { useAdvanceEnding } from '#web/features/orders/paying/use-advance-ending.ts';
import { usePayment } from '#web/features/orders/paying/use-payment.ts';
import type { KnownAddresses } from '#web/features/orders/placing/checkout.api.ts';
import {
  type CheckoutWords,
  fieldOf,
  type OrderedDesign,
} from '#web/features/orders/placing/checkout.form.ts';
import { noWords } from '#web/features/orders/placing/checkout-attempt.ts';
import { useCheckoutForm } from '#web/features/orders/placing/use-checkout-form.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { newerQuote, quoteQuery, showQuote } from '../quotes.api.ts';

const addressDraft = makeDraft({ kind: 'quote-address', parse: fieldsLike<CheckoutWords>(noWords) });

interface Paying {
  quote: Quote;
  viewer: Viewer;
  addresses: KnownAddresses;
  /** The revision that the buyer pays. */
  seen: number;
}

/** The address form of a quote and the payment of its advance. */
export function usePayQuote({ quote, viewer, addresses, seen }: Paying) {
  const t = useWords(quotesWords, 'pay');
  const w = useWords(ordersWords, 'payment');
  const client = useQueryClient();
  const [isLate, setLate] = useState(false);
  const [lateError, setLateError] = useState<string>();
  // The checkout's form without a choice of sizes; the price is that of the accepted revision.
  const { form, requestOf } = useCheckoutForm(noDesign, viewer, addresses);
  const draft = addressDraft(viewer.id, quote.id);
  useKeptForm(form, { read: draft.read, keep: draft.keep });
  const { state, pay } = usePayment({
    payer: { name: viewer.name, email: viewer.email, phone: viewer.phone || form.getValues('phone') },
    description: w('window', { title: quote.revisions.at(-1)?.title ?? '' }),
    ending: useAdvanceEnding(draft.forget),
    onRefused: refuse,
  });

  /** True if the page shows the error: a newer quote, or a field of the form. */
  function refuse(error: ApiError): boolean {
    const newer = newerQuote(error, quote.id);
    if (newer !== null) {
      showQuote(client, newer);
      return newer.revision !== seen;
    }
    void client.invalidateQueries({ queryKey: quoteQuery(quote.id).key });
    const late = error.errors?.lateDay;
    if (late !== undefined) {
      setLateError(late);
      // An agreement holds for the day that was shown.
      setLate(false);
      return true;
    }
    const refused = Object.entries(error.errors ?? {}).flatMap(([name, message]) => {
      const field = fieldOf(name);
      return field === null ? [] : [[field, message]];
    });
    return refuseFields(form, Object.fromEntries(refused));
  }

  const isAfterFunction = quote.promise?.isAfterFunction === true;
  const place = form.handleSubmit((words) => {
    if (isAfterFunction && !isLate) {
      setLateError(t('lateMissing'));
      return undefined;
    }
    const { shippingDetails, specialInstructions, saveAddress } = requestOf(words);
    const lateDay = isAfterFunction && quote.promise ? { lateDay: quote.promise.by } : {};
    return pay(() =>
      openPayment(quote.id, {
        revision: seen,
        shippingDetails,
        specialInstructions: specialInstructions ?? '',
        saveAddress: saveAddress ?? false,
        expectedShares: quote.keptShares,
        ...lateDay,
      }),
    );
  });

  return {
    form,
    payment: state,
    isLate,
    lateError,
    setLate(next: boolean) {
      setLate(next);
      setLateError(undefined);
    },
    place: () => void place(),
  };
}

const noDesign: OrderedDesign = {
  id: 0,
  title: '',
  price: 0,
  discount: 0,
  options: noOptions,
  totalAmount: 0,
  sizes: [],
  keptShares: usualShares,
};

/** Places the order of the accepted revision; again, while it is unpaid, the same order. */
function openPayment(
  id: number,
  body: Parameters<typeof api.call<typeof payQuote>>[1]['body'],
): Promise<PaymentRequest> {
  return api.call<typeof payQuote>('POST /api/quotes/:id/pay', { params: { id }, body });
}
