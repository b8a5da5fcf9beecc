import { type OrderStatus, statusLabel } from '#contracts/orders/core/orders.states.ts';
import type { ShipmentWords } from '#contracts/orders/making/shipment.rules.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

export const deskSorts = ['newest', 'oldest'] as const;
export type DeskSort = (typeof deskSorts)[number];

/** Filters of orders that need an admin. */
export const deskQueues = ['desk', 'bank', 'banned', 'nobody'] as const;

/** Why an order is on hold: the status of its maker's account, or its design was taken down. */
export const deskHolds = ['BANNED', 'SUSPENDED', 'CLOSED', 'DESIGN'] as const;
export type DeskHold = (typeof deskHolds)[number];

/** In days: open orders of a person suspended for longer need support. */
export const longSuspensionDays = 7;

/** INTERNAL is visible to admins only; TOLD was sent to the buyer. */
export const deskNoteKinds = ['INTERNAL', 'TOLD'] as const;
export type DeskNoteKind = (typeof deskNoteKinds)[number];

/** Characters. */
export const deskLimits = { longestNote: 2000, longestTold: 1000 } as const;

export const deskSentences = {
  own: sentence('admin.ownOrder'),
  decideFirst: sentence('admin.decideFirst'),
  noParcel: sentence('admin.noParcel'),
  nothing: sentence('admin.changeSomething'),
  noLabel: sentence('admin.noLabel'),
  updated: sentence('done.deskUpdated'),
  told: sentence('done.deskTold'),
  refunded: sentence('done.refundSent'),
} as const;

/** The fields of an order that an admin sees before changing it. */
export interface SeenOrder extends ShipmentWords {
  status: OrderStatus;
}

/** Whether the desk may enter the shipment. */
export function takesParcel(status: OrderStatus): boolean {
  return status === 'COMPLETED' || status === 'READY_FOR_DELIVERY' || status === 'SHIPPED';
}

/** Whether there is a parcel to label. */
export function takesLabel(status: OrderStatus): boolean {
  return status !== 'PENDING' && status !== 'DELIVERED' && status !== 'CANCELLED';
}

/** The error for a stale edit, with both versions. */
export function outOfDateSentence(seen: SeenOrder, now: SeenOrder): Sentence {
  return sentence('admin.orderChanged', { seen: inWords(seen), now: inWords(now) });
}

function inWords({ status, shippingCarrier, trackingNumber, estimatedDelivery }: SeenOrder): string {
  const parcel = [
    shippingCarrier || 'no carrier',
    trackingNumber || 'no tracking number',
    estimatedDelivery === '' ? 'no expected day' : `expected ${estimatedDelivery}`,
  ];
  return [statusLabel(status), ...parcel].join(', ');
}
