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
  /** What is paid for, in the payment window. */
  description: string;
  /** What happens once the window says that it was paid. */
  ending: PaymentEnding;
  /** The server's refusal, before it is told. True when the caller has told it. */
  onRefused?: (error: ApiError) => boolean;
  /** The window was closed unpaid; for pages that do not show it otherwise. */
  onDismissed?: () => void;
}

/** The advance leads on to the confirmation; the final payment stays on the page of its order. */
export interface PaymentEnding {
  prove: (proof: PaymentProof) => Promise<unknown>;
  booked: (orderId: OrderId) => unknown;
  /** Paid, but the server did not answer: the provider's own word will tell. */
  unheard: (orderId: OrderId) => unknown;
  /** `sentence` is the server's. */
  refused: (orderId: OrderId, sentence: string | null) => unknown;
}

type OrderId = PaymentProof['orderId'];

export interface Payment {
  state: PaymentState;
  /** `ask` makes or finds the order; it is called once the script is there. */
  pay: (ask: () => Promise<PaymentRequest>) => Promise<void>;
  /** An order from before waits for its advance. */
  found: (orderId: number) => void;
}

/** An instalment from the press to its end. Every page that pays uses it. */
export function usePayment({ payer, description, ending, onRefused, onDismissed }: PaymentUse): Payment {
  const t = useWords(ordersWords, 'payment');
  const client = useQueryClient();
  const [state, setState] = useState<PaymentState>(ready);
  const latest = useRef(state);
  // A toast lies above everything, also above the window's own buttons.
  useHeldToasts(state.step === 'paying' ? 'all' : null);

  const move = useCallback((event: PaymentEvent): boolean => {
    const next = nextPayment(latest.current, event);
    const moved = next !== latest.current;
    latest.current = next;
    setState(next);
    return moved;
  }, []);

  useEffect(() => {
    // The provider's own page was left by the Back button: the window is closed.
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
            // The page says why the last try was refused; a toast would lie over it.
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
    // Paid, cancelled or lapsed meanwhile: there is nothing to continue.
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

/** Proving twice is proving once, so a lost answer is worth asking for again. */
async function withRetries<Answer>(ask: () => Promise<Answer>, triesLeft = 2): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isSilence(error) || triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return withRetries(ask, triesLeft - 1);
  }
}
