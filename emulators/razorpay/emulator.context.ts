import type { Change, Store } from './ledger/store.ts';
import type { WebhookEvent } from './webhooks/event-body.ts';
import type { WebhookSender } from './webhooks/sender.ts';

/** The context that every part of the emulator receives. */
export interface EmulatorContext {
  readonly keyId: string;
  readonly keySecret: string;
  readonly store: Store;
  readonly webhooks: WebhookSender;
  /** Unix seconds, shifted by the control call `clock`. */
  now(): number;
}

/** The merchant account, named as the sender of every event. */
export const MERCHANT_ACCOUNT_ID = 'acc_Emulator000000';

/** Writes the change and the webhooks it causes in one step, so that neither can be lost alone. */
export function record(
  ctx: EmulatorContext,
  changes: readonly Change[],
  events: readonly WebhookEvent[],
): void {
  const deliveries = ctx.webhooks.prepare(events, ctx.now());
  ctx.store.write([...changes, ...deliveries.map((delivery) => ['deliveries', delivery] as const)]);
  ctx.webhooks.dispatch(deliveries);
}
