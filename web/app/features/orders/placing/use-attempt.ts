import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { hasOptions } from '#contracts/designs/options/design-options.ts';
import { optionsDraft, readChosen } from '#web/features/designs/options/chosen-options.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { awaitsAdvance } from '../core/orders.api.ts';
import type { KnownAddresses, OrderRequest } from './checkout.api.ts';
import { another, type CheckoutWords, chosenOf } from './checkout.form.ts';
import { type Attempt, attemptFor, checkoutDraft, forgetAttempt, isSameRequest } from './checkout-attempt.ts';
import type { DesignToOrder } from './details-as-chosen.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

interface Attempts {
  /** True if there is an unpaid order that no longer matches the form. */
  hasChanged: boolean;
  /** The advance of the unpaid order, in rupees; null if unknown. */
  advance: number | null;
  /** Stores the attempt before it is sent; reuses the last one if the request is the same. */
  begin: (request: OrderRequest) => Attempt;
  /** `advance` in rupees. */
  placed: (order: { orderId: number; advance: number }) => void;
  /** Drops the attempt, whose order can no longer be paid. Returns the id of that order. */
  end: () => number | undefined;
  keepDraft: () => void;
}

interface Wanted {
  design: DesignToOrder;
  viewer: Viewer;
  addresses: KnownAddresses;
  form: CheckoutForm;
  requestOf: (words: CheckoutWords) => OrderRequest;
  /** Called if the order of an earlier attempt still waits for its advance. */
  onWaiting: (orderId: number) => void;
}

/** The attempt to order, stored on the device with the form until the advance is paid. */
export function useAttempt({ design, viewer, addresses, form, requestOf, onWaiting }: Wanted): Attempts {
  const client = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  const [hasChanged, setHasChanged] = useState(false);
  const [advance, setAdvance] = useState<number | null>(null);
  const draft = checkoutDraft(viewer.id, design.id);
  const hasChoices = hasOptions(design.options);
  const keepDraft = () => {
    const words = form.getValues();
    draft.keep({ words, attempt: attempt.current ?? null });
    if (hasChoices) {
      const { choices, answers } = words;
      optionsDraft(viewer.id, design.id).keep({ choices, answers });
    }
  };

  /** Drops the last attempt if its order was paid or lapsed elsewhere, so that the next one places a new order. */
  async function takeUp(orderId: number): Promise<void> {
    const awaits = await awaitsAdvance(client, orderId);
    if (attempt.current?.orderId !== orderId) return;
    if (awaits !== false) {
      onWaiting(orderId);
      return;
    }
    attempt.current = undefined;
    setAdvance(null);
    setHasChanged(false);
    forgetAttempt(viewer.id, design.id);
  }

  /** Checks whether the form and the price still match the unpaid order. */
  const compare = () =>
    setHasChanged(
      attempt.current?.orderId !== undefined && !isSameRequest(attempt.current, requestOf(form.getValues())),
    );

  useKeptForm(form, {
    read() {
      const kept = draft.read();
      attempt.current = kept?.attempt ?? undefined;
      setAdvance(attempt.current?.advance ?? null);
      if (attempt.current?.orderId !== undefined) void takeUp(attempt.current.orderId);
      // The page of the design has the last word on what it asks.
      const onPage = hasChoices ? readChosen(viewer.id, design.id) : null;
      if (!kept?.words) return onPage;
      const { chosen = '', ...typed } = kept.words;
      const words = { ...typed, ...onPage };
      return chosen === another || chosenOf(addresses.book, chosen) !== null ? { ...words, chosen } : words;
    },
    keep() {
      keepDraft();
      compare();
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another total is another order, and so are other options
  useEffect(() => {
    compare();
  }, [design.totalAmount, design.options, design.swatchCredit]);

  return {
    hasChanged,
    advance,
    begin(request) {
      const current = attemptFor(attempt.current, request);
      attempt.current = current;
      keepDraft();
      return current;
    },
    placed(order) {
      if (attempt.current) attempt.current = { ...attempt.current, ...order };
      setAdvance(order.advance);
      setHasChanged(false);
      keepDraft();
    },
    end() {
      const orderId = attempt.current?.orderId;
      attempt.current = undefined;
      return orderId;
    },
    keepDraft,
  };
}
