import { randomUUID } from 'node:crypto';
import {
  addGuest,
  assignOrder,
  createOccasion,
  readOccasion,
} from '#contracts/occasions/occasions.contract.ts';
import type { OccasionBoard, OccasionPiece } from '#contracts/occasions/occasions.fields.ts';
import type { SharePurpose } from '#contracts/occasions/occasions.rules.ts';
import { createShare, payShare, readShare, verifyShare } from '#contracts/occasions/shares.contract.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Proof } from '../../servers/razorpay.ts';
import type { Actor } from '../actors.ts';

type Caller = Pick<Actor, 'call'>;

/** Riya's wedding in ninety days. */
export const weddingWords = () => ({
  title: 'Riya’s wedding',
  day: addDays(istDayOf(new Date()), 90),
  city: 'Jaipur',
  delivery: 'TOGETHER' as const,
});

const newKey = () => ({ 'idempotency-key': randomUUID() });

export const createWith = (organiser: Caller, changes: object = {}) =>
  organiser.call(createOccasion, { body: { ...weddingWords(), ...changes }, headers: newKey() });

export const addPerson = (organiser: Caller, id: number, changes: object = {}) =>
  organiser.call(addGuest, {
    params: { id },
    body: { name: 'Kavya', note: '', naapPersonId: null, ...changes },
    headers: newKey(),
  });

/** Begins an occasion with these people and returns its board. */
export async function occasionWith(
  organiser: Caller,
  names: readonly string[],
  changes: object = {},
): Promise<OccasionBoard> {
  const begun = await createWith(organiser, changes);
  if (begun.status !== 200) throw new Error(begun.error.message);
  let { board } = begun.body;
  for (const name of names) board = (await addPerson(organiser, board.id, { name })).body.board;
  return board;
}

export const boardOf = async (organiser: Caller, id: number): Promise<OccasionBoard> =>
  (await organiser.call(readOccasion, { params: { id } })).body.board;

export const assign = (organiser: Caller, id: number, orderId: number, personId: number) =>
  organiser.call(assignOrder, { params: { id, orderId }, body: { personId } });

/** An occasion whose only person has these orders. */
export async function occasionOfOrders(
  organiser: Caller,
  orderIds: readonly number[],
  changes: object = {},
): Promise<{ id: number; personId: number }> {
  const { id, guests } = await occasionWith(organiser, ['Riya'], changes);
  const personId = guests[0]?.id ?? 0;
  for (const orderId of orderIds) {
    const assigned = await assign(organiser, id, orderId, personId);
    if (assigned.status !== 200) throw new Error(assigned.error.message);
  }
  return { id, personId };
}

export const share = (organiser: Caller, id: number, orderId: number, purpose: SharePurpose = 'ADVANCE') =>
  organiser.call(createShare, { params: { id }, body: { orderId, purpose } });

/** Opens a link for an instalment and returns its token. */
export async function tokenFor(
  organiser: Caller,
  id: number,
  orderId: number,
  purpose: SharePurpose = 'ADVANCE',
): Promise<string> {
  const shared = await share(organiser, id, orderId, purpose);
  if (shared.status !== 200) throw new Error(shared.error.message);
  return shared.body.token;
}

/** What whoever has the link does, without an account. */
export const seeBill = (visitor: Caller, token: string) => visitor.call(readShare, { query: { token } });

export const openBill = (visitor: Caller, token: string, payerName = '') =>
  visitor.call(payShare, { body: { token, payerName } });

export const proveBill = (visitor: Caller, token: string, proof: Proof, payerName = '') =>
  visitor.call(verifyShare, { body: { token, payerName, ...proof } });

/** The piece of an order on a board. */
export function pieceOf({ guests }: OccasionBoard, orderId: number): OccasionPiece {
  const piece = guests.flatMap(({ pieces }) => pieces).find((one) => one.orderId === orderId);
  if (!piece) throw new Error(`order ${orderId} is not on the board`);
  return piece;
}
