import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isRefusal, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { useHeldToasts } from '#web/ui/floats/use-held-toasts.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { forgetOrders } from '../core/orders.api.ts';
import { type PaymentProof, type PaymentRequest, paymentScript } from './paying.api.ts';
import { nextPayment, type PaymentEvent, type PaymentState, ready } from './payment-flow.ts';
import { loadPaymentScript, openPaymentWindow } from './payment-window.ts';

interface PaymentUse {
  payer: { name: string; email: string; phone: string };
  /** What is paid for, shown in the payment window. */
  description: string;
  /** What to do once the window reports the payment. */
  ending: PaymentEnding;
  /** Called when the server refuses; return true if the caller has shown the error. */
  onRefused?: (error: ApiError) => boolean;
  /** The window was closed without payment; for pages that do not show this otherwise. */
  onDismissed?: () => void;
}

/**
 * What happens after a payment: the advance leads to the confirmation page, the final payment stays on the order's
 * page.
 */
export interface PaymentEnding {
  prove: (proof: PaymentProof) => Promise<unknown>;
  booked: (orderId: OrderId) => unknown;
  /** Paid, but the server did not confirm it: the provider will report it. */
  unheard: (orderId: OrderId) => unknown;
  /** `sentence` comes from the server. */
  refused: (orderId: OrderId, sentence: string | null) => unknown;
}

type OrderId = PaymentProof['orderId'];

export interface Payment {
  state: PaymentState;
  /** `ask` places or finds the order; it is called once the script is loaded. */
  pay: (ask: () => Promise<PaymentRequest>) => Promise<void>;
  /** Sets an earlier order that waits for its advance. */
  found: (orderId: number) => void;
}

/** Runs the payment of an instalment from the press to its end. Every page that pays uses it. */
export function usePayment({ payer, description, ending, onRefused, onDismissed }: PaymentUse): Payment {
  const t = useWords(ordersWords, 'payment');
  const client = useQueryClient();
  const [state, setState] = useState<PaymentState>(ready);
  const latest = useRef(state);
  // Toasts would cover the buttons of the payment window.
  useHeldToasts(state.step === 'paying' ? 'all' : null);

  const move = useCallback((event: PaymentEvent): boolean => {
    const next = nextPayment(latest.current, event);
    const moved = next !== latest.current;
    latest.current = next;
    setState(next);
    return moved;
  }, []);

  useEffect(() => {
    // Back from the provider's own page restores this page from the back/forward cache; the window is then closed.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && move({ type: 'dismissed' });
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, [move]);

  const pay = async (ask: () => Promise<PaymentRequest>) => {
    if (!move({ type: 'asked' })) return;
    try {
      await loadPaymentScript(await scriptUrl(client));
    } catch {
      toast.bad(t('error'), t('scriptFailed'));
      move({ type: 'stopped', again: true });
      return;
    }
    try {
      const request = await ask();
      move({ type: 'opened', orderId: request.orderId });
      openPaymentWindow(
        { request, description, payer },
        {
          onProof: verify,
          onRefused: (refusal) => move({ type: 'refused', refusal }),
          onDismissed: () => {
            const isRefused = 'refusal' in latest.current && latest.current.refusal !== null;
            // The page already says why the last try was refused; a toast would cover it.
            if (move({ type: 'dismissed' }) && !isRefused) onDismissed?.();
          },
        },
      );
    } catch (error) {
      showError(error);
    }
  };

  function showError(error: unknown): void {
    const refused = isRefusal(error);
    // The order was paid, cancelled or lapsed meanwhile, so there is nothing to continue.
    if (refused && error.code === 'CONFLICT') move({ type: 'forgotten' });
    else move({ type: 'stopped', again: !refused });
    if (refused) {
      if (!onRefused?.(error)) toast.bad(t('orderFailed'), sentenceOf(error, t('somethingWrong')));
      forgetOrders(client);
      return;
    }
    toast.bad(t('error'), sentenceOf(error, t('somethingWrong')));
  }

  async function verify(proof: PaymentProof): Promise<void> {
    if (!move({ type: 'proven' })) return;
    const { orderId } = proof;
    try {
      await withRetries(() => ending.prove(proof));
      await ending.booked(orderId);
      move({ type: 'settled' });
    } catch (error) {
      if (isSilence(error)) await ending.unheard(orderId);
      else await ending.refused(orderId, sentenceOf(error, '') || null);
      move({ type: 'unproven' });
    } finally {
      forgetOrders(client);
    }
  }

  const found = useCallback(
    (orderId: number) => {
      move({ type: 'found', orderId });
    },
    [move],
  );
  return { state, pay, found };
}

function scriptUrl(client: ReturnType<typeof useQueryClient>): Promise<string> {
  return client.fetchQuery({
    ...queryOptions(paymentScript),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}

function isSilence(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Retries if the server does not answer or fails; proving a payment is idempotent. */
async function withRetries<Answer>(ask: () => Promise<Answer>, triesLeft = 2): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isSilence(error) || triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return withRetries(ask, triesLeft - 1);
  }
}
