import { randomUUID } from 'node:crypto';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import type { World } from '../world.ts';
import { confirmedOrder, openOrder } from './orders.things.ts';
import { idOf, type Thing } from './thing.ts';

export const wedding = () => ({
  title: 'Riya’s wedding',
  day: addDays(istDayOf(new Date()), 90),
  city: 'Jaipur',
  delivery: 'TOGETHER',
});

export const newKey = () => ({ 'idempotency-key': randomUUID() });

interface Board {
  id: number;
  guests: { id: number; pieces: { shares: { shareId: number | null }[] }[] }[];
}

/** An occasion of the buyer with one person. A person has a limited number of them, so the earlier go. */
export async function occasion({ act, app, people }: World): Promise<Thing & { personId: number }> {
  await app.services.db.$client.query('delete from occasions where organiser_id = $1', [people.buyer.id]);
  const { board } = await act('buyer', 'POST /api/occasions', { body: wedding(), headers: newKey() });
  const { id } = board as Board;
  const added = await act('buyer', 'POST /api/occasions/:id/people', {
    params: { id },
    body: { name: 'Riya' },
    headers: newKey(),
  });
  return { id, personId: (added.board as Board).guests.map(idOf)[0] ?? 0 };
}

/** An occasion and an unpaid order of the buyer that belongs to none. */
export async function occasionAndOrder(world: World): Promise<Thing> {
  const { id: orderId } = await openOrder(world);
  return { ...(await occasion(world)), orderId };
}

async function assigned(world: World, orderId: number): Promise<Thing & { id: number }> {
  const { id, personId } = await occasion(world);
  await world.act('buyer', 'PUT /api/occasions/:id/orders/:orderId', {
    params: { id, orderId },
    body: { personId },
  });
  return { id, personId, orderId };
}

/** An occasion with an unpaid order. */
export async function occasionWithOrder(world: World): Promise<Thing & { id: number }> {
  return assigned(world, idOf(await openOrder(world)));
}

/** A paid order that belongs to an occasion. */
export async function orderOfOccasion(world: World): Promise<Thing> {
  const { id } = await confirmedOrder(world);
  await assigned(world, id);
  return { id };
}

/** An open link for the advance of an unpaid order. */
export async function occasionShare(world: World): Promise<Thing> {
  const { id, orderId = 0 } = await occasionWithOrder(world);
  const { token, board } = await world.act('buyer', 'POST /api/occasions/:id/shares', {
    params: { id },
    body: { orderId, purpose: 'ADVANCE' },
  });
  const shareId = (board as Board).guests[0]?.pieces[0]?.shares[0]?.shareId ?? 0;
  return { id: shareId, occasionId: id, token: String(token) };
}
