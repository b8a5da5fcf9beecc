import { randomUUID } from 'node:crypto';
import { answerDay, proposeDay, withdrawDay } from '#contracts/orders/due/due.contract.ts';
import type { Actor } from '../actors.ts';
import { agedOrder, readOrder } from '../cancellations.ts';
import type { Shop } from '../shop.ts';
import { ageOrder } from './age-order.ts';

/** A measured order that is `days` days later than its maker owes. Returns its id. */
export async function lateOrder(shop: Shop, days: number): Promise<number> {
  const id = await agedOrder(shop, { at: 'MEASUREMENT_COMPLETED' });
  const { delivery } = await readOrder(shop.buyer, id);
  const left = Math.round((Date.parse(delivery.dueBy ?? '') - Date.parse(today())) / 86_400_000);
  await ageOrder(shop, id, left + days);
  return id;
}

/** The day in IST. */
export const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

export const propose = (
  by: Actor,
  id: number,
  day: string,
  { reason = 'The zari is late.', key = randomUUID() as string }: { reason?: string; key?: string } = {},
) => by.call(proposeDay, { params: { id }, body: { day, reason }, headers: { 'idempotency-key': key } });

export const answerTo = (by: Actor, id: number, promiseId: number, agree: boolean) =>
  by.call(answerDay, { params: { id }, body: { promiseId, agree } });

export const takeBack = (by: Actor, id: number, promiseId: number) =>
  by.call(withdrawDay, { params: { id }, body: { promiseId } });
