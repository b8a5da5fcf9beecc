import type { ShipmentWords } from '#contracts/orders/making/shipment.rules.ts';

export interface UpdateDraft {
  status: string;
  note: string;
  shipment: ShipmentWords;
}

export const emptyUpdate: UpdateDraft = {
  status: '',
  note: '',
  shipment: { shippingCarrier: '', trackingNumber: '', estimatedDelivery: '' },
};

/** Of each account apart, so that whoever signs in next in the same tab does not read it. */
const keyOf = (viewerId: number, orderId: number) => `tanabana_update_${viewerId}_${orderId}`;

/** What was typed before the page was left or loaded anew; this tab remembers it. */
export function readUpdateDraft(viewerId: number, orderId: number): UpdateDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, orderId)) ?? 'null');
    return isDraft(kept) ? kept : emptyUpdate;
  } catch {
    return emptyUpdate;
  }
}

export function keepUpdateDraft(viewerId: number, orderId: number, draft: UpdateDraft): void {
  try {
    if (draft === emptyUpdate) sessionStorage.removeItem(keyOf(viewerId, orderId));
    else sessionStorage.setItem(keyOf(viewerId, orderId), JSON.stringify(draft));
  } catch {
    // Without a store the words live as long as the page.
  }
}

function isDraft(value: unknown): value is UpdateDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { status, note, shipment } = value as Partial<Record<keyof UpdateDraft, unknown>>;
  if (typeof shipment !== 'object' || shipment === null) return false;
  return [status, note, ...Object.keys(emptyUpdate.shipment).map((name) => (shipment as never)[name])].every(
    (word) => typeof word === 'string',
  );
}
