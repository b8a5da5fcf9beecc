import { isCarrier, type ShipmentWords, shipmentProblems } from '#contracts/orders/making/shipment.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Shipment } from './order-updates.queries.ts';

/** The shipment of a form. Throws INVALID_INPUT with a sentence for each field. */
export function readShipment(words: ShipmentWords, now: Date): Shipment {
  const { shippingCarrier, trackingNumber, estimatedDelivery } = words;
  const problems = shipmentProblems(words, istDayOf(now));
  if (Object.keys(problems).length > 0 || !isCarrier(shippingCarrier)) {
    throw invalidInput(problems as Record<string, Sentence>);
  }
  return { carrier: shippingCarrier, trackingNumber, expectedOn: estimatedDelivery || null };
}

/** Whether the form has any shipment details. */
export function hasShipment({ shippingCarrier, trackingNumber, estimatedDelivery }: ShipmentWords): boolean {
  return shippingCarrier !== '' || trackingNumber !== '' || estimatedDelivery !== '';
}
