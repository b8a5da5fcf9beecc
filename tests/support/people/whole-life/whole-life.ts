import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { untilJobsDone } from '../../until.ts';
import type { Actor } from '../actors.ts';
import { write } from '../chats.ts';
import { insertDesign } from '../designs.ts';
import { order, type Shop, shippingDetails } from '../shop.ts';
import { fillTables } from './whole-life-rows.ts';
import { lifeAddress, lifeName, lifePhone } from './whole-life-words.ts';

/**
 * A person with a row in every table with personal data. Orders and payments are made through the API, so that
 * documents and letters follow; the rest is inserted.
 */
export async function createFullAccount(shop: Shop): Promise<{ person: Actor; friend: Actor }> {
  const person = await shop.app.actor({ name: lifeName, role: 'DESIGNER' });
  const friend = shop.maker;
  const bought = await tradeOne(shop, person, shop.designId, {
    name: lifeName,
    phone: lifePhone,
    address: lifeAddress,
  });
  const ownDesign = await insertDesign(shop.app.services.db, { makerId: person.id, title: 'Bandhani odhni' });
  const sold = await tradeOne(shop, shop.buyer, ownDesign);
  // An unpaid order that lapsed.
  const unpaid = await order(shop.buyer, ownDesign);
  await shop.app.services.db.$client.query(`update orders set status = 'CANCELLED' where id = $1`, [
    unpaid.body.orderId,
  ]);
  await write(friend, person, 'Is the warp on the loom?');
  const { id: messageId } = await write(person, friend, 'It is.');
  await untilJobsDone(shop.app.services.db);
  await fillTables(shop, { person, friend, bought, sold, ownDesign, messageId });
  return { person, friend };
}

/** An order with a paid advance that has ended. */
async function tradeOne(
  { app, razorpay }: Shop,
  buyer: Actor,
  designId: number,
  sentTo: Partial<typeof shippingDetails> = {},
): Promise<number> {
  const { body, error } = await order(buyer, designId, {
    body: { shippingDetails: { ...shippingDetails, ...sentTo } },
  });
  if (!body.orderId) throw new Error(error.message);
  const proof = await razorpay.pay(body.razorpayOrderId);
  const verified = await buyer.call(verifyInitialPayment, { body: { ...proof, orderId: body.orderId } });
  if (verified.status !== 200) throw new Error(verified.error.message);
  await app.services.db.$client.query(`update orders set status = 'DELIVERED' where id = $1`, [body.orderId]);
  return body.orderId;
}
