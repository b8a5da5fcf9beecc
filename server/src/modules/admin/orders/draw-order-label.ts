import { deskSentences, takesLabel } from '#contracts/admin/orders/orders.rules.ts';
import { trackingPage } from '#contracts/orders/making/shipment.rules.ts';
import { drawLabel } from '#server/modules/documents/public.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { senderOfOrder } from './orders.queries.ts';
import { showOrderToAdmin } from './show-order.ts';

/** The parcel label of an order. Throws NOT_FOUND, CONFLICT to a side of the order and if nothing is shipped. */
export async function drawOrderLabel(
  services: Services,
  orderId: number,
  adminId: number,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { order, can } = await showOrderToAdmin(services, orderId, adminId);
  const [sender] = await senderOfOrder(services.db, [orderId]);
  if (!sender) throw notFound('orders.orderMissing');
  if (!can.act) throw new AppError('CONFLICT', deskSentences.own);
  if (!takesLabel(order.status)) throw new AppError('CONFLICT', deskSentences.noLabel);
  const { shipping, shipment, buyer, orderNumber } = order;
  const { carrier, trackingNumber = '' } = shipment ?? {};
  const page = carrier === undefined ? null : trackingPage(carrier, trackingNumber);
  const lines = (...all: string[]) => all.map((line) => line.trim()).filter((line) => line !== '');
  const bytes = await drawLabel({
    orderNumber,
    carrier: carrier === undefined || carrier === 'Other' ? '' : carrier,
    code: trackingNumber === '' ? orderNumber : trackingNumber.replaceAll(' ', ''),
    link: page ?? `${services.env.PUBLIC_URL}/order-details/purchase/${orderId}`,
    to: {
      name: shipping.name,
      phone: buyer.phone,
      lines: lines(shipping.address, `${shipping.city}, ${shipping.state}`, shipping.country),
    },
    pincode: shipping.zipCode,
    from: {
      name: sender.name,
      phone: sender.phone,
      lines: lines(sender.address, sender.city, `${sender.state} ${sender.pincode}`),
    },
    orderedAt: new Date(order.createdAt),
  });
  return { fileName: `label-${orderNumber}.pdf`, bytes };
}
