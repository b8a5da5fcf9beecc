import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { storeOptions } from '#server/modules/designs/options/stored-options.ts';
import type { Actor } from '../actors.ts';
import { designOf, order, type Shop } from '../shop.ts';

const option = (key: string, name: string, price = 0, days = 0) => ({ key, name, price, days });
/** Options of a lehenga, with rules and questions of two kinds. */
const lehengaOptions: DesignOptions = {
  choices: [
    {
      key: 'sleeve',
      name: 'Sleeve',
      required: true,
      defaultOption: 'short',
      options: [option('short', 'Short'), option('elbow', 'Elbow', 250.55, 1)],
    },
    {
      key: 'lining',
      name: 'Lining',
      required: true,
      defaultOption: 'cotton',
      options: [option('cotton', 'Cotton'), option('silk', 'Silk', 3600, 4), option('none', 'None', -500)],
    },
    {
      key: 'cancan',
      name: 'Can-can',
      required: false,
      defaultOption: null,
      options: [option('full', 'Full', 2800, 2)],
    },
  ],
  rules: [
    { kind: 'REQUIRES', option: 'full', other: 'silk' },
    { kind: 'EXCLUDES', option: 'none', other: 'elbow' },
  ],
  questions: [
    { key: 'heel', kind: 'ONE_OF', text: 'How high is the heel?', required: true, answers: ['Flat', 'High'] },
    { key: 'jewel', kind: 'PICTURE', text: 'The jewellery', required: false, answers: [] },
  ],
};
/** Working days of the designs, without options. */
export const makingDays = 12;

/** The same with another price of the elbow sleeve, as stored. */
export const elbowAt = (price: number) =>
  storeOptions({
    ...lehengaOptions,
    choices: lehengaOptions.choices.map((choice) => ({
      ...choice,
      options: choice.options.map((one) => (one.key === 'elbow' ? { ...one, price } : one)),
    })),
  });

/** Orders of designs with options. */
export function makeOptionedOrders(opened: () => Shop) {
  const somebody = () => opened().app.actor({ name: 'Asha Rao' });
  const withOptions = (options = lehengaOptions) =>
    designOf(opened().app, opened().maker, { options: storeOptions(options), completionDays: makingDays });
  const item = (designId: number, words: object = {}) => ({ items: [{ designId, quantity: 1, ...words }] });
  const place = (buyer: Actor, designId: number, words: object = {}, body: object = {}) =>
    order(buyer, designId, {
      headers: { 'idempotency-key': randomUUID() },
      body: { ...item(designId, words), ...body },
    });
  const shown = async (reader: Actor, id: number) =>
    (await reader.call(orderDetails, { params: { id } })).body.orderData;
  const change = (designId: number, words: Partial<typeof designs.$inferInsert>) =>
    opened().app.services.db.update(designs).set(words).where(eq(designs.id, designId));
  const pay = async (
    buyer: Actor,
    { orderId, razorpayOrderId }: { orderId: number; razorpayOrderId: string },
  ) =>
    buyer.call(verifyInitialPayment, {
      body: { ...(await opened().razorpay.pay(razorpayOrderId)), orderId },
    });

  return { somebody, withOptions, place, item, shown, change, pay };
}
