import { addPerson, type VersionWords, writeVersion } from '#contracts/measurements/book/book.contract.ts';
import type { BookPerson, BookVersion } from '#contracts/measurements/book/book.fields.ts';
import {
  type BookForOrder,
  readBookForOrder,
  readShared,
  revokeShare,
  type SharedVersion,
  shareVersion,
} from '#contracts/measurements/book/sharing.contract.ts';
import { type Measurement, orderMeasurements } from '#contracts/measurements/measurements.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { Actor } from '../actors.ts';
import type { Shop } from '../shop.ts';

/** A lehenga, which the design of the shop is. */
export const lehengaWords = {
  garment: 'lehenga',
  unit: 'in',
  values: { waist: { value: 30.125, of: 'body' }, hip: { value: 38, of: 'body' } },
  source: 'SELF',
  measuredBy: 'Asha Rao',
  measuredOn: '2026-11-02',
  reason: '',
  preferences: '',
  notes: '',
  basedOn: 0,
} as const satisfies Partial<VersionWords>;

export async function personInBook(owner: Actor, changes: object = {}): Promise<BookPerson> {
  const answer = await owner.call(addPerson, {
    body: { name: 'Amma', relation: 'MOTHER', body: 'women', birthYear: null, unit: 'in', ...changes },
  });
  if (answer.status !== 200) throw new Error(answer.error.message);
  return answer.body.data;
}

export function write(owner: Actor, personId: number, changes: object = {}) {
  return owner.call(writeVersion, { params: { id: personId }, body: { ...lehengaWords, ...changes } });
}

/** Writes a version and returns it. */
export async function versionInBook(
  owner: Actor,
  personId: number,
  changes: object = {},
): Promise<BookVersion> {
  const answer = await write(owner, personId, changes);
  const [newest] = answer.body.data?.versions ?? [];
  if (!newest) throw new Error(answer.error.message);
  return newest;
}

export function share(owner: Actor, orderId: number, versionId: number, overlayId: number | null = null) {
  return owner.call(shareVersion, { params: { id: orderId }, body: { versionId, overlayId } });
}

/** Shares a version and returns the order's shares. */
export async function sharedWith(
  owner: Actor,
  orderId: number,
  versionId: number,
): Promise<BookForOrder['shares']> {
  const answer = await share(owner, orderId, versionId);
  if (answer.status !== 200) throw new Error(answer.error.message);
  return answer.body.data.shares;
}

export function moveTo(maker: Actor, orderId: number, status: OrderStatus) {
  return maker.call(updateOrderStatus, { params: { id: orderId }, body: { status } });
}

/** What a side of an order sees of the shared versions. */
export const seenShares = async (who: Actor, orderId: number): Promise<SharedVersion[]> =>
  (await who.call(readShared, { params: { id: orderId } })).body.data;

/** The measurements of the order itself, among them the copies of frozen shares. */
export const copiesIn = async (who: Actor, orderId: number): Promise<Measurement[]> =>
  (await who.call(orderMeasurements, { params: { id: orderId } })).body.data.versions;

/** What of the buyer's book fits an order. */
export const bookFor = async (owner: Actor, orderId: number): Promise<BookForOrder> =>
  (await owner.call(readBookForOrder, { params: { id: orderId } })).body.data;

export const revoke = (who: Actor, shareId: number) => who.call(revokeShare, { params: { id: shareId } });

interface OrderAndVersion {
  orderId: number;
  personId: number;
  versionId: number;
}

/** A confirmed order, and a person with a lehenga in the buyer's book. */
export async function orderAndVersion(
  shop: Pick<Shop, 'buyer' | 'confirm'>,
  changes: object = {},
): Promise<OrderAndVersion> {
  const orderId = await shop.confirm();
  const { id: personId } = await personInBook(shop.buyer);
  const { id: versionId } = await versionInBook(shop.buyer, personId, changes);
  return { orderId, personId, versionId };
}
