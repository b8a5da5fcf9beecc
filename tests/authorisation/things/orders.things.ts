import { randomUUID } from 'node:crypto';
import { slotStart } from '#contracts/meetings/meeting-slots.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { followRequests } from '#server/modules/orders/endings/follow-requests.ts';
import { endAnswerTime, endFreeDay } from '#tests/support/people/cancellations.ts';
import { shippingDetails } from '#tests/support/people/shop.ts';
import { fileForm, formOf } from '#tests/support/people/uploads.ts';
import type { World } from '../world.ts';
import { idOf, type Thing } from './thing.ts';

const days = 55;
const hours = [9, 10, 11, 12, 14, 15, 16, 17, 18];

/** An unused time for a meeting. */
export function freeTime(world: World): string {
  const at = world.next();
  const today = istDayOf(world.app.services.clock.now());
  return slotStart(
    addDays(today, 1 + (at % days)),
    hours[Math.floor(at / days) % hours.length] ?? 9,
  ).toISOString();
}

async function placeOrder({ act, designId }: World): Promise<{ id: number; razorpayOrderId: string }> {
  const placed = await act('buyer', 'POST /api/order/create', {
    body: { items: [{ designId, quantity: 1 }], shippingDetails },
    headers: { 'idempotency-key': randomUUID() },
  });
  return { id: Number(placed.orderId), razorpayOrderId: String(placed.razorpayOrderId) };
}

export async function openOrder(world: World): Promise<Thing> {
  return { id: (await placeOrder(world)).id };
}

/** An order whose advance was captured, but not yet reported by the page. */
export async function placedOrder(world: World): Promise<Thing> {
  const { id, razorpayOrderId } = await placeOrder(world);
  return { id, proof: await world.razorpay.pay(razorpayOrderId) };
}

export async function confirmedOrder(world: World): Promise<Thing> {
  const { id, proof } = await placedOrder(world);
  await world.act('buyer', 'POST /api/order/verifyInitialPayment', { body: { ...proof, orderId: id } });
  return { id };
}

/** A link through which the buyer shares the making. */
export async function familyLink(world: World): Promise<Thing> {
  const { id: orderId } = await confirmedOrder(world);
  const { links } = await world.act('buyer', 'POST /api/order/:id/family-links', {
    params: { id: orderId },
    body: { days: 7 },
  });
  return { id: idOf((links as unknown[])[0]), orderId };
}

/** What goes back of the advance of an order whose making has not begun, in rupees. */
export const refundBefore = 5400;

/** A later day of arrival than any order owes. */
export function laterDay(world: World) {
  return { day: addDays(istDayOf(world.app.services.clock.now()), 90), reason: 'The zari is late.' };
}

/** A later day that a maker has proposed. */
export async function proposedDay(world: World): Promise<Thing> {
  const { id: orderId } = await confirmedOrder(world);
  const { orderData } = await world.act('maker', 'POST /api/order/:id/promise', {
    params: { id: orderId },
    body: laterDay(world),
  });
  return { id: idOf((orderData as { newPromise: unknown }).newPromise), orderId };
}

/** An order whose free day is over. */
export async function agedOrder(world: World): Promise<Thing> {
  const { id } = await confirmedOrder(world);
  await endFreeDay(world, id);
  return { id };
}

/** An order that its buyer has asked to cancel. */
export async function askedOrder(world: World): Promise<Thing> {
  const { id } = await agedOrder(world);
  await world.act('buyer', 'POST /api/order/:id/cancellation', {
    params: { id },
    body: { reason: 'The wedding is off.', refund: refundBefore },
  });
  return { id };
}

/** An order whose request to cancel was not answered in time. */
export async function overdueOrder(world: World): Promise<Thing> {
  const { id } = await askedOrder(world);
  await endAnswerTime(world, id);
  await followRequests(world.app.services);
  return { id };
}

export async function fullyPaidOrder(world: World): Promise<Thing> {
  const { id, proof } = await orderAtFinal(world);
  await world.act('buyer', 'POST /api/order/verifyFinalPayment', { body: { ...proof, orderId: id } });
  return { id };
}

/** An order whose final payment was captured, but not yet reported by the page. */
export async function orderAtFinal(world: World): Promise<Thing> {
  const { id } = await confirmedOrder(world);
  const opened = await world.act('buyer', 'POST /api/order/createFinalPayment', { body: { orderId: id } });
  return { id, proof: await world.razorpay.pay(String(opened.razorpayOrderId)) };
}

export const parcel = { shippingCarrier: 'Delhivery', trackingNumber: 'DL 4471 0098', estimatedDelivery: '' };

export async function sentOrder(world: World): Promise<Thing> {
  const { id } = await fullyPaidOrder(world);
  await world.act('maker', 'PUT /api/order/:id/status', {
    params: { id },
    body: { status: 'SHIPPED', ...parcel },
  });
  return { id };
}

export async function orderUpdate(world: World): Promise<Thing> {
  const { id: orderId } = await confirmedOrder(world);
  const { orderData } = await world.act('maker', 'POST /api/order/:id/updates', {
    params: { id: orderId },
    body: formOf({ note: 'The warp is on the loom.' }),
  });
  return { id: idOf((orderData as { updates: unknown[] }).updates[0]), orderId };
}

export async function meeting(world: World): Promise<Thing> {
  const { id: orderId } = await confirmedOrder(world);
  const body = { type: 'PHONE_CALL', scheduledAt: freeTime(world), notes: '' };
  const { data } = await world.act('buyer', 'POST /api/meeting/orders/:orderId/meetings', {
    params: { orderId },
    body,
  });
  return { id: idOf(data), orderId };
}

/** Zari work that is due in five days. */
export const zariWork = (pictures: readonly number[] = []) => ({
  ...{ kind: 'JARIWALA', name: 'Rafiq Ansari', rate: 1200 },
  due: addDays(istDayOf(new Date()), 5),
  mediaIds: pictures,
});

/** A paid order and a photograph of its maker. */
export async function orderToHandOver(world: World): Promise<Thing & { pictures: number[] }> {
  const { id } = await confirmedOrder(world);
  const body = fileForm('image', { name: 'piece.jpg', bytes: world.picture });
  const { data } = await world.act('maker', 'POST /api/hand-overs/pictures', { body });
  return { id, pictures: [(data as { mediaId: number }).mediaId] };
}

/** An order whose only piece is with a hand who has a link. */
export async function handOver(world: World): Promise<Thing & { token: string }> {
  const { id: orderId, pictures } = await orderToHandOver(world);
  const { data, token } = await world.act('maker', 'POST /api/order/:id/hand-overs', {
    params: { id: orderId },
    body: zariWork(pictures),
    headers: { 'idempotency-key': randomUUID() },
  });
  const [piece] = (data as { pieces: { handOvers: unknown[] }[] }).pieces;
  return { id: idOf(piece?.handOvers[0]), orderId, version: 1, token: String(token) };
}

/** An order whose only piece is with the account of the stranger, a master. */
export async function handedWork(world: World): Promise<Thing> {
  const { id: orderId, pictures } = await orderToHandOver(world);
  const { data } = await world.act('maker', 'POST /api/order/:id/hand-overs', {
    params: { id: orderId },
    body: { ...zariWork(pictures), accountId: world.people.stranger.id },
    headers: { 'idempotency-key': randomUUID() },
  });
  const [piece] = (data as { pieces: { handOvers: unknown[] }[] }).pieces;
  return { id: idOf(piece?.handOvers[0]), orderId, version: 1 };
}

/** The same, accepted, with a credit that the maker offers. */
export async function creditOfWork(world: World): Promise<Thing> {
  const work = await handedWork(world);
  const params = { id: work.id };
  await world.act('stranger', 'POST /api/handed-work/:id/moves', {
    params,
    body: { version: 1, act: 'ACCEPT' },
  });
  await world.act('maker', 'POST /api/hand-overs/:id/credit', { params, body: { offer: true } });
  return work;
}

/** An order whose piece was accepted by a link, with a credit that the maker offers. */
export async function offeredCredit(world: World): Promise<Thing & { token: string }> {
  const given = await handOver(world);
  const { token } = given;
  await world.act('stranger', 'POST /api/hand-link/moves', { body: { token, version: 1, act: 'ACCEPT' } });
  await world.act('maker', 'POST /api/hand-overs/:id/credit', {
    params: { id: given.id },
    body: { offer: true },
  });
  return given;
}
