import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { shippingFields } from '#contracts/orders/checkout.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { type KnownPlaces, placeOrder, reopenPayment } from './checkout.api.ts';
import {
  another,
  type CheckoutWords,
  checkoutForm,
  chosenOf,
  fieldOf,
  firstWords,
  formIdOf,
  formWithBook,
  orderOf,
  withTyped,
} from './checkout.form.ts';
import { type Attempt, attemptFor, isSameRequest } from './checkout-attempt.ts';
import { forgetDraft, keepDraft, readDraft } from './checkout-draft.ts';
import type { PaymentState } from './payment-flow.ts';
import { useAdvanceEnding } from './use-advance-ending.ts';
import { usePayment } from './use-payment.ts';

type CheckoutResolver = Resolver<CheckoutWords, unknown, CheckoutWords>;
const withTypedAddress: CheckoutResolver = standardSchemaResolver(checkoutForm);
const withKeptAddress: CheckoutResolver = standardSchemaResolver(formWithBook);

/** The address fields count only where they are used. */
const resolver: CheckoutResolver = (words, context, options) =>
  (words.chosen === another ? withTypedAddress : withKeptAddress)(words, context, options);

/** In the order in which they stand. */
const inPageOrder = [
  'size',
  'phone',
  'address',
  'pincode',
  'city',
  'state',
  'country',
  'specialInstructions',
] as const;

export interface Checkout {
  form: UseFormReturn<CheckoutWords, unknown, CheckoutWords>;
  payment: PaymentState;
  /** True when an unpaid order exists, but the form now says something else. */
  hasChanged: boolean;
  place: () => void;
  continuePayment: () => void;
}

/** The checkout of one design: the form, its draft, the attempt and the payment. */
export function useCheckout(design: DesignDetails, viewer: Viewer, places: KnownPlaces): Checkout {
  const t = useTranslations('orders.payment');
  const sizes = useTranslations('orders.size');
  const navigate = useNavigate();
  const form = useForm<CheckoutWords, unknown, CheckoutWords>({
    resolver,
    defaultValues: useState(() => withTyped(firstWords(viewer, places), drawnForm(design.id)))[0],
  });
  const { book } = places;
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

  const keep = () => {
    const { current } = attempt;
    keepDraft(viewer.id, design.id, { words: form.getValues(), ...(current && { attempt: current }) });
  };

  const { state, pay, found } = usePayment({
    payer: { name: viewer.name, email: viewer.email, phone: viewer.phone || form.getValues('phone') },
    description: t('window', { title: design.title }),
    ending: useAdvanceEnding(() => forgetDraft(viewer.id, design.id)),
    onRefused: markFields,
  });

  /** True when a field of the form was at fault and says so. */
  function markFields(error: ApiError): boolean {
    if (error.code === 'CONFLICT') leaveSettledOrder();
    keep();
    const [first] = Object.entries(error.errors ?? {}).flatMap(([name, message]) => {
      const field = fieldOf(name);
      // Of an address of the book there is no field to mark; the refusal is said aloud then.
      if (field === null || (field in shippingFields && form.getValues('chosen') !== another)) return [];
      form.setError(field, { message });
      return [field];
    });
    if (first !== undefined) showField(first);
    return first !== undefined;
  }

  /** On a phone the button stands far beneath the fields. */
  function showField(field: keyof CheckoutWords): void {
    form.setFocus(field);
    document.activeElement?.scrollIntoView({ block: 'center' });
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after hydration
  useEffect(() => {
    const draft = readDraft(viewer.id, design.id);
    if (draft.words) {
      const words = { ...form.getValues(), ...draft.words };
      const isThere = words.chosen === another || chosenOf(book, words.chosen) !== null;
      form.reset(isThere ? words : { ...words, chosen: form.getValues('chosen') }, {
        keepDefaultValues: true,
      });
    }
    attempt.current = draft.attempt;
    if (draft.attempt?.orderId !== undefined) found(draft.attempt.orderId);
    const typed = form.watch(() => {
      keep();
      const request = orderOf(design.id, viewer, form.getValues(), latestBook.current);
      setHasChanged(attempt.current?.orderId !== undefined && !isSameRequest(attempt.current, request));
    });
    return () => typed.unsubscribe();
  }, []);

  const sizeIsMissing = () => design.sizes.length > 1 && !design.sizes.includes(form.getValues('size'));

  const placeValid = form.handleSubmit(
    (words) =>
      pay(async () => {
        const request = orderOf(design.id, viewer, words, latestBook.current);
        const current = attemptFor(attempt.current, request);
        attempt.current = current;
        keep();
        const placed = await placeOrder(request, current.key);
        attempt.current = { ...current, orderId: placed.orderId };
        setHasChanged(false);
        keep();
        return placed;
      }),
    (errors) => {
      const first = inPageOrder.find((field) => errors[field] !== undefined);
      if (first !== undefined) showField(first);
    },
  );

  const place = () => {
    if (!sizeIsMissing()) return void placeValid();
    form.setError('size', { message: sizes('missing') });
    showField('size');
  };

  const continuePayment = () => {
    const { step } = state;
    if (step === 'unfinished') pay(() => reopenPayment(state.orderId));
  };

  return { form, payment: state, hasChanged, place, continuePayment };
}

function drawnForm(designId: number): HTMLFormElement | null {
  if (typeof document === 'undefined') return null;
  const drawn = document.getElementById(formIdOf(designId));
  return drawn instanceof HTMLFormElement ? drawn : null;
}
