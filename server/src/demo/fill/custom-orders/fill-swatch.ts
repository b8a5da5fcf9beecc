import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { updateOrderStatus } from '#server/modules/orders/making/update-order-status.ts';
import { askForSwatch } from '#server/modules/orders/swatches/ask-for-swatch.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { saveSwatchPrice } from '#server/modules/profiles/shop/save-shop.ts';
import { personOf, spaced } from '../../create-people.ts';
import { demoKey, findDemoDesigns } from '../../demo.queries.ts';
import { findDemoOrders } from '../../demo-orders.queries.ts';
import type { PayHeadless } from '../../pay-headless.ts';
import { payPart } from '../../pay-part.ts';
import { servicesAt } from '../../services-at.ts';

/** The known maker sends swatches; one is on its way to the known shopper. */
const demoSwatch = {
  maker: 'meher-ansari',
  shopper: 'ananya-iyer',
  design: 'kesar-banaras-tanchoi',
  price: 300,
  note: 'With a little of the border, please.',
  /** In days. */
  askedAgo: 4,
  sentAgo: 1,
  shipment: { shippingCarrier: 'India Post', trackingNumber: 'EB114207815IN', estimatedDelivery: '' },
} as const;

const dayMs = 86_400_000;

/** A swatch that was asked for, paid and sent. One that was sent is not sent again. */
export async function fillSwatch(
  services: ServicesWithPayments,
  pay: PayHeadless,
  people: Map<string, number>,
): Promise<void> {
  const { maker, shopper, design, price, note, askedAgo, sentAgo, shipment } = demoSwatch;
  const makerId = personOf(people, maker);
  await saveSwatchPrice(services, makerId, price);
  const chosen = (await findDemoDesigns(services.db)).get(demoKey(design));
  const buyer = demoShoppers.find(({ key }) => key === shopper);
  if (!chosen || !buyer) return;
  // One that was placed but not paid when the fill was interrupted is paid and sent now.
  const status = (await findDemoOrders(services.db)).get(demoKey('swatch'));
  if (status !== undefined && status !== 'PENDING') return;
  const moment = (days: number) => new Date(services.clock.now().getTime() - days * dayMs);
  const { address, city, state, pincode } = buyer;
  const { orderId } = await askForSwatch(
    servicesAt(services, moment(askedAgo)),
    { id: personOf(people, shopper), name: buyer.name },
    {
      ...{ designId: chosen.id, note, expectedPrice: price, saveAddress: false },
      shippingDetails: {
        ...{ name: buyer.name, phone: spaced(buyer.phone), address, city, state, pincode },
        country: 'India',
      },
    },
    demoKey('swatch'),
  );
  await payPart(services, pay, { orderId, part: 'ADVANCE', at: moment(askedAgo) });
  await updateOrderStatus(servicesAt(services, moment(sentAgo)), {
    ...{ orderId, to: 'SHIPPED', note: '', shipment },
    viewer: { id: makerId, isSuspended: false },
  });
}
