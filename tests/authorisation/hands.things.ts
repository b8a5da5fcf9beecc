import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import { newKey } from './occasions.things.ts';
import { confirmedOrder } from './orders.things.ts';
import { idOf, type Thing } from './thing.ts';
import type { World } from './world.ts';

/** Zari work that is due in five days. */
export const workOf = (pictures: readonly number[] = []) => ({
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
    body: workOf(pictures),
    headers: newKey(),
  });
  const [piece] = (data as { pieces: { handOvers: unknown[] }[] }).pieces;
  return { id: idOf(piece?.handOvers[0]), orderId, version: 1, token: String(token) };
}

/** The same, accepted by the hand, with a credit that the maker offers. */
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
