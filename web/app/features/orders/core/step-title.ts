import type { Step } from '#contracts/orders/core/order-steps.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { wordsOfStatus } from '#web/ui/status.ts';

/** What a step is called wherever it is drawn: what is done is not called pending. */
export function titleOfStep({ status, state }: Step, isFinalPaid: boolean): string {
  return wordsOfStatus(status === 'PENDING' && state !== 'now' ? 'PLACED' : shownStatus(status, isFinalPaid));
}
