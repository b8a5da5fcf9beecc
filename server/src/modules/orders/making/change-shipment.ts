import { type ShipmentWords, shipmentSentences } from '#contracts/orders/making/shipment.rules.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { holdOrderOfMaker } from '../core/hold-order.ts';
import { shipmentChanged } from '../core/orders.events.ts';
import { setShipment } from './order-updates.queries.ts';
import { readShipment } from './read-shipment.ts';

interface Request {
  orderId: number;
  makerId: number;
  words: ShipmentWords;
}

/**
 * Sets or corrects the shipment of a parcel on its way. Repeating the same values changes nothing. Throws NOT_FOUND
 * unless the viewer is the maker, CONFLICT if the parcel is not on its way, INVALID_INPUT.
 */
export async function changeShipment(
  services: ServicesWithPayments,
  { orderId, makerId, words }: Request,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const { order } = await holdOrderOfMaker(services.payments, tx, orderId, makerId);
    if (order.status !== 'SHIPPED') throw new AppError('CONFLICT', shipmentSentences.notSent);
    const shipment = readShipment(words, now);
    const isSame =
      shipment.carrier === order.shippingCarrier &&
      shipment.trackingNumber === order.trackingNumber &&
      shipment.expectedOn === order.parcelExpectedOn;
    if (isSame) return;
    await setShipment(tx, orderId, shipment);
    await services.events.publish(tx, shipmentChanged, { orderId, by: 'MAKER' });
  });
}
