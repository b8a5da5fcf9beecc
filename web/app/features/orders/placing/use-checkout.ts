import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { type ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { awaitsAdvance } from '../core/orders.api.ts';
import { ordersWords } from '../orders.words.ts';
import { reopenPayment } from '../paying/paying.api.ts';
import type { PaymentState } from '../paying/payment-flow.ts';
import { useAdvanceEnding } from '../paying/use-advance-ending.ts';
import { usePayment } from '../paying/use-payment.ts';
import { designToOrder, type KnownAddresses, placeOrder } from './checkout.api.ts';
import {
  another,
  type CheckoutWords,
  checkoutForms,
  chosenOf,
  fieldOf,
  firstWords,
  orderOf,
} from './checkout.form.ts';
import { type Attempt, attemptFor, checkoutDraft, forgetAttempt, isSameRequest } from './checkout-attempt.ts';

type CheckoutResolver = Resolver<CheckoutWords, unknown, CheckoutWords>;

/** The address fields count only where they are used, and the size only where there is a choice. */
function resolverFor(sizes: readonly string[], missing: string): CheckoutResolver {
  const forms = checkoutForms(sizes, missing);
  const typed: CheckoutResolver = standardSchemaResolver(forms.typed);
  const kept: CheckoutResolver = standardSchemaResolver(forms.kept);
  return (words, context, options) => (words.chosen === another ? typed : kept)(words, context, options);
}

export interface Checkout {
  form: UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
  payment: PaymentState;
  /** True when an unpaid order exists, but the form now says something else. */
  hasChanged: boolean;
  /** The total that the page showed before it changed; null while it is the same. In rupees. */
  priceBefore: number | null;
  /** Of the order that waits, in rupees; null where it is not known. */
  advance: number | null;
  place: () => void;
  continuePayment: () => void;
}

/** The checkout of one design: the form, its draft, the attempt and the payment. */
export function useCheckout(design: DesignDetails, viewer: Viewer, addresses: KnownAddresses): Checkout {
  const t = useWords(ordersWords, 'payment');
  const missingSize = useWords(ordersWords, 'size')('missing');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const askedSize = design.sizes.find((size) => size === search.get('size')) ?? '';
  const form = useCheckedForm<CheckoutWords, unknown, CheckoutWords>({
    resolver: useMemo(() => resolverFor(design.sizes, missingSize), [design.sizes, missingSize]),
    defaultValues: useState(() => ({ ...firstWords(viewer, addresses), size: askedSize }))[0],
  });
  const { book } = addresses;
  const latestBook = useRef(book);
  useEffect(() => {
    latestBook.current = book;
    const chosen = form.getValues('chosen');
    // The chosen address may have left the book, and where the book is empty there is nothing to choose from.
    if (chosen !== another && chosenOf(book, chosen) === null)
      form.setValue('chosen', book[0] ? String(book[0].id) : another);
  }, [book, form]);
  const attempt = useRef<Attempt>(undefined);
  const [hasChanged, setHasChanged] = useState(false);
  const [advance, setAdvance] = useState<number | null>(null);
  const [toldTotal, setToldTotal] = useState(design.totalAmount);

  const draft = checkoutDraft(viewer.id, design.id);
  const keepDraft = () => draft.keep({ words: form.getValues(), attempt: attempt.current ?? null });

  const { state, pay, found } = usePayment({
    payer: { name: viewer.name, email: viewer.email, phone: viewer.phone || form.getValues('phone') },
    description: t('window', { title: design.title }),
    ending: useAdvanceEnding(draft.forget),
    onRefused: refuse,
  });

  /** True when a field of the form was at fault and says so. */
  function refuse(error: ApiError): boolean {
    if (error.code === 'CONFLICT') leaveSettledOrder();
    keepDraft();
    if (error.code === 'NOT_TAKING_ORDERS')
      void client.invalidateQueries({ queryKey: ['design', String(design.id)] });
    if (error.code === 'PRICE_CHANGED') {
      void showNewPrice(error);
      return true;
    }
    const refused = Object.entries(error.errors ?? {}).flatMap(([name, message]) => {
      const field = fieldOf(name);
      return field === null ? [] : [[field, message]];
    });
    return refuseFields(form, Object.fromEntries(refused));
  }

  /** Asks for the design once more; that its total differs from the one that was told is seen from it. */
  async function showNewPrice(error: ApiError): Promise<void> {
    void client.invalidateQueries({ queryKey: ['design', String(design.id)] });
    const { key, fetch } = designToOrder(String(design.id));
    const fresh = await client
      .fetchQuery({ queryKey: key, queryFn: ({ signal }) => fetch(api, signal), staleTime: 0 })
      .catch(() => null);
    if (fresh?.totalAmount !== error.figures?.total) toast.bad(t('orderFailed'), sentenceOf(error));
  }

  /**
   * The order of this attempt can no longer be paid. It may have been paid meanwhile, by a window closed too soon, so
   * its page is shown instead of a form that would make a second order of the same words.
   */
  function leaveSettledOrder(): void {
    const orderId = attempt.current?.orderId;
    attempt.current = undefined;
    if (orderId !== undefined) void navigate(`/order-confirmation?orderId=${orderId}`, { replace: true });
  }

  /** The order of the last attempt may have been paid or have lapsed elsewhere; then the next one is a new order. */
  async function takeUp(orderId: number): Promise<void> {
    const awaits = await awaitsAdvance(client, orderId);
    if (attempt.current?.orderId !== orderId) return;
    if (awaits !== false) {
      found(orderId);
      return;
    }
    attempt.current = undefined;
    setAdvance(null);
    setHasChanged(false);
    forgetAttempt(viewer.id, design.id);
  }

  /** Whether the form and the price still say what the order that waits says. */
  const compare = () => {
    const request = orderOf(design, viewer, form.getValues(), latestBook.current);
    setHasChanged(attempt.current?.orderId !== undefined && !isSameRequest(attempt.current, request));
  };

  useKeptForm(form, {
    read() {
      const kept = draft.read();
      attempt.current = kept?.attempt ?? undefined;
      setAdvance(attempt.current?.advance ?? null);
      if (attempt.current?.orderId !== undefined) void takeUp(attempt.current.orderId);
      if (!kept?.words) return null;
      const { chosen = '', ...words } = kept.words;
      return chosen === another || chosenOf(book, chosen) !== null ? { ...words, chosen } : words;
    },
    keep() {
      keepDraft();
      compare();
    },
  });

  // The size chosen on the page of the design goes before one that was kept, once: it may be changed here.
  useEffect(() => {
    if (askedSize === '') return;
    form.setValue('size', askedSize);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [form, askedSize, setSearch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another total is another order
  useEffect(() => {
    compare();
  }, [design.totalAmount]);

  const place = form.handleSubmit((words) =>
    pay(async () => {
      const request = orderOf(design, viewer, words, latestBook.current);
      const current = attemptFor(attempt.current, request);
      attempt.current = current;
      keepDraft();
      const placed = await placeOrder(request, current.idempotencyKey);
      attempt.current = { ...current, orderId: placed.orderId, advance: placed.amount };
      setAdvance(placed.amount);
      setToldTotal(design.totalAmount);
      setHasChanged(false);
      keepDraft();
      return placed;
    }),
  );

  const continuePayment = () => {
    const { step } = state;
    if (step === 'unfinished') pay(() => reopenPayment(state.orderId));
  };

  return {
    form,
    payment: state,
    hasChanged,
    priceBefore: toldTotal === design.totalAmount ? null : toldTotal,
    advance,
    place: () => void place(),
    continuePayment,
  };
}
