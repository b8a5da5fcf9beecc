import { slotStart } from '#contracts/meetings/meeting-slots.ts';
import { bookMeeting } from '#contracts/meetings/meetings.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { createAddress } from '#contracts/profiles/addresses.contract.ts';
import { moveOrdersCount } from '#server/modules/designs/public.ts';
import { orderItems, orders } from '#server/modules/orders/core/orders.tables.ts';
import type { Answer } from '../call-api.ts';
import type { TestApp } from '../servers/app.ts';
import type { Actor } from './actors.ts';
import { shippingDetails } from './shop.ts';

let count = 0;

interface Wanted {
  buyer: Pick<Actor, 'id'>;
  maker: Pick<Actor, 'id' | 'name'>;
  designId: number;
  status?: OrderStatus;
}

/** Inserts an order as it is some time after its advance was booked. Returns its id. */
export async function insertOrder(
  { services }: TestApp,
  { buyer, maker, designId, status = 'CONFIRMED' }: Wanted,
): Promise<number> {
  count += 1;
  const { name, phone, address, city, state, pincode, country } = shippingDetails;
  const [row] = await services.db
    .insert(orders)
    .values({
      buyerId: buyer.id,
      makerId: maker.id,
      status,
      subtotalPaise: 1_250_000,
      shippingPaise: 0,
      taxPaise: 100_000,
      totalPaise: 1_350_000,
      advancePaise: 540_000,
      finalPaise: 810_000,
      shippingName: name,
      shippingPhone: phone,
      shippingAddress: address,
      shippingCity: city,
      shippingState: state,
      shippingPincode: pincode,
      shippingCountry: country,
      idempotencyKey: `test-${count}`,
      requestHash: 'test',
      createdAt: services.clock.now(),
      confirmedAt: status === 'PENDING' ? null : services.clock.now(),
    })
    .returning({ id: orders.id });
  if (!row) throw new Error('The order was not inserted');
  const line = {
    designId,
    title: 'Katan silk lehenga',
    makerName: maker.name,
    pricePaise: 1_250_000,
    quantity: 1,
  };
  await services.db.insert(orderItems).values({ orderId: row.id, ...line });
  if (status !== 'PENDING') await moveOrdersCount(services.db, [designId], 1);
  return row.id;
}

/** An hour in India, this many days from the app's today. */
export function slotIn({ services }: TestApp, days: number, hour: number): string {
  return slotStart(addDays(istDayOf(services.clock.now()), days), hour).toISOString();
}

export const home = {
  label: 'Home',
  fullAddress: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
  isDefault: true,
};

/** Adds an address to a person's address book. Returns its id. */
export async function addressOf(person: Pick<Actor, 'call'>): Promise<number> {
  const { status, body, error } = await person.call(createAddress, { body: home });
  if (status !== 200) throw new Error(error.message);
  return body.data.id;
}

/** Books a phone call, unless `more` says otherwise. */
export function book(
  person: Pick<Actor, 'call'>,
  orderId: number,
  scheduledAt: string,
  more: object = {},
): Promise<Answer<typeof bookMeeting>> {
  return person.call(bookMeeting, {
    params: { orderId },
    body: { type: 'PHONE_CALL', scheduledAt, notes: '', ...more },
  });
}
