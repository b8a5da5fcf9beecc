import { createOrder } from '#contracts/orders/checkout.contract.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import type { Actor } from './actors.ts';
import type { Answer, TestApp } from './app.ts';

type NewDesign = Partial<typeof designs.$inferInsert>;

/** A design that can be ordered, unless `details` says otherwise. Answers with its id. */
export async function designOf(app: TestApp, maker: Actor, details: NewDesign = {}): Promise<number> {
  const [row] = await app.services.db
    .insert(designs)
    .values({
      makerId: maker.id,
      title: 'Katan silk lehenga',
      description: 'Handwoven in Varanasi, with a zari border.',
      category: "Women's Fashion",
      pricePaise: 12_500_00,
      completionDays: 21,
      status: 'PUBLISHED',
      publishedAt: app.services.clock.now(),
      pictures: [{ key: 'lehenga-front', width: 1600, height: 2000, placeholder: '' }],
      ...details,
    })
    .returning({ id: designs.id });
  if (!row) throw new Error('the design was not written');
  return row.id;
}

export const shippingDetails = {
  name: 'Asha Rao',
  phone: '+91 98450 11111',
  address: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
};

/** One piece of a design, sent to Bengaluru. */
export function order(
  buyer: Pick<Actor, 'call'>,
  designId: number,
  more: { headers?: Record<string, string>; body?: object } = {},
): Promise<Answer<typeof createOrder>> {
  return buyer.call(createOrder, {
    body: { items: [{ designId, quantity: 1 }], shippingDetails, ...more.body },
    ...(more.headers ? { headers: more.headers } : {}),
  });
}
