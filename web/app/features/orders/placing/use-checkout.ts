import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { type ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { toast } from '#web/ui/floats/toast.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { reopenPayment } from '../paying/paying.api.ts';
import type { PaymentState } from '../paying/payment-flow.ts';
import { useAdvanceEnding } from '../paying/use-advance-ending.ts';
import { usePayment } from '../paying/use-payment.ts';
import { designToOrder, type KnownAddresses, placeOrder, waitingOrderOf } from './checkout.api.ts';
import { fieldOf, optionFieldOf, totalOf } from './checkout.form.ts';
import { forgetCheckout } from './checkout-attempt.ts';
import type { DesignToOrder } from './details-as-chosen.ts';
import { useAttempt } from './use-attempt.ts';
import { type CheckoutForm, useAsked, useCheckoutForm } from './use-checkout-form.ts';

export interface Checkout {
  form: CheckoutForm;
  /** How often the server has refused choices or answers; the form then leads to them. */
  optionRefusals: number;
  payment: PaymentState;
  /** True if there is an unpaid order that no longer matches the form. */
  hasChanged: boolean;
  /** The total shown before it changed, in rupees; null if unchanged. */
  priceBefore: number | null;
  /** Why the order was refused: the terms of cancelling have changed since they were shown; null otherwise. */
  termsChanged: string | null;
  /** The advance of the unpaid order, in rupees; null if unknown. */
  advance: number | null;
  place: () => void;
  continuePayment: () => void;
}

interface CheckoutUse {
  viewer: Viewer;
  addresses: KnownAddresses;
  /** Called with the credit of a swatch as it is now, in rupees, when the price has changed. */
  onCredit: (credit: number | null) => void;
}

/** The checkout of one design: its form, the attempt to order and the payment. */
export function useCheckout(design: DesignToOrder, { viewer, addresses, onCredit }: CheckoutUse): Checkout {
  const t = useWords(ordersWords, 'payment');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [quoted, setQuoted] = useState(design);
  const [termsChanged, setTermsChanged] = useState<string | null>(null);
  const [optionRefusals, setOptionRefusals] = useState(0);
  const { form, requestOf } = useCheckoutForm(design, viewer, addresses);
  const { state, pay, found } = usePayment({
    payer: { name: viewer.name, email: viewer.email, phone: viewer.phone || form.getValues('phone') },
    description: t('window', { title: design.title }),
    ending: useAdvanceEnding(() => forgetCheckout(viewer.id, design.id)),
    onRefused: refuse,
  });
  const attempt = useAttempt({ design, viewer, addresses, form, requestOf, onWaiting: found });
  useAsked(form, design);
  const choices = form.watch('choices');
  const [before, now] = [totalOf(quoted, choices), totalOf(design, choices)];

  /** True if a form field was at fault and shows it, or the new price is shown. */
  function refuse(error: ApiError): boolean {
    if (error.code === 'CONFLICT') leaveSettledOrder();
    attempt.keepDraft();
    if (error.code === 'NOT_TAKING_ORDERS')
      void client.invalidateQueries({ queryKey: ['design', String(design.id)] });
    if (error.code === 'PRICE_CHANGED') {
      void showNewPrice(error);
      return true;
    }
    if (error.code === 'TERMS_CHANGED') {
      setTermsChanged(error.message);
      void client.invalidateQueries({ queryKey: ['checkout', 'design', String(design.id)] });
      return true;
    }
    if (error.code === 'PROMISE_CHANGED') {
      // An agreement holds for the day that was shown.
      form.setValue('lateDay', '');
      void client.invalidateQueries({ queryKey: ['checkout', 'delivery'] });
    }
    const chosen = Object.entries(error.errors ?? {}).flatMap(([name, message]) => {
      const field = optionFieldOf(name);
      return field === null ? [] : [{ field, message }];
    });
    for (const { field, message } of chosen) form.setError(field, { message });
    if (chosen.length > 0) setOptionRefusals((times) => times + 1);
    if (chosen.length > 0)
      void client.invalidateQueries({ queryKey: ['checkout', 'design', String(design.id)] });
    const refused = Object.entries(error.errors ?? {}).flatMap(([name, message]) => {
      const field = fieldOf(name);
      return field === null ? [] : [[field, message]];
    });
    return refuseFields(form, Object.fromEntries(refused)) || chosen.length > 0;
  }

  /**
   * Refetches the design, whose new total then shows as a changed price. Shows an error if the new total is not the
   * one that the server named.
   */
  async function showNewPrice(error: ApiError): Promise<void> {
    void client.invalidateQueries({ queryKey: ['design', String(design.id)] });
    const id = String(design.id);
    const chosen = form.getValues('choices');
    const [fresh, waiting] = await Promise.all([
      client.fetchQuery({ ...queryOptions(designToOrder(id)), staleTime: 0 }),
      client.fetchQuery({ ...queryOptions(waitingOrderOf(id, chosen)), staleTime: 0 }),
    ]).catch(() => [null, null]);
    const swatchCredit = waiting?.swatchCredit ?? null;
    if (waiting) onCredit(swatchCredit);
    if ((fresh && totalOf({ ...fresh, swatchCredit }, chosen)) !== error.figures?.total)
      toast.bad(t('orderFailed'), sentenceOf(error));
  }

  /**
   * The order of this attempt can no longer be paid. It may have been paid meanwhile, after its window was closed too
   * soon, so its page is shown instead of a form that could place a second order.
   */
  function leaveSettledOrder(): void {
    const orderId = attempt.end();
    if (orderId !== undefined) void navigate(`/order-confirmation?orderId=${orderId}`, { replace: true });
  }

  const place = form.handleSubmit((words) =>
    pay(async () => {
      const request = requestOf(words);
      const { idempotencyKey } = attempt.begin(request);
      const placed = await placeOrder(request, idempotencyKey);
      setQuoted(design);
      setTermsChanged(null);
      attempt.placed({ orderId: placed.orderId, advance: placed.amount });
      return placed;
    }),
  );

  return {
    form,
    optionRefusals,
    payment: state,
    hasChanged: attempt.hasChanged,
    priceBefore: before === now ? null : before,
    termsChanged,
    advance: attempt.advance,
    place: () => void place(),
    continuePayment() {
      if (state.step === 'unfinished') pay(() => reopenPayment(state.orderId));
    },
  };
}
