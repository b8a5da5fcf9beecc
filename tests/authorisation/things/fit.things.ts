import { deliver } from '#tests/support/people/custom-orders/fit.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import type { Member } from '../people.ts';
import type { World } from '../world.ts';
import { naapPerson } from './naap.things.ts';
import { confirmedOrder } from './orders.things.ts';
import { idOf, type Thing } from './thing.ts';

export async function fitPicture({ act, picture }: World, by: Member): Promise<number> {
  const body = fileForm('image', { name: 'fit.jpg', bytes: picture });
  const { data } = await act(by, 'POST /api/fit/pictures', { body });
  return (data as { mediaId: number }).mediaId;
}

/** A delivered order of the buyer with the measurements of a blouse, and a photograph of it. */
export async function fittedOrder(world: World): Promise<Thing> {
  const { id } = await confirmedOrder(world);
  await world.act('buyer', 'POST /api/order/:id/measurements', {
    params: { id },
    body: {
      ...{ garment: 'blouse', unit: 'in', lengths: { bust: 36 } },
      ...{ measuredBy: 'Asha Rao', measuredOn: '2026-01-20', basedOn: 0 },
    },
  });
  await deliver(world.app, id, new Date());
  return { id, pictures: [await fitPicture(world, 'buyer')] };
}

export const claimOf = (pictures: readonly number[] = []) => ({
  ...{ garment: 'blouse', unit: 'in', words: 'The hooks do not close.' },
  zones: [{ part: 'bust', direction: 'TIGHT', amount: 0.5 }],
  mediaIds: pictures,
});

export async function openClaim(world: World): Promise<Thing> {
  const { id: orderId, pictures = [] } = await fittedOrder(world);
  const body = claimOf(pictures);
  const { claim } = await world.act('buyer', 'POST /api/order/:id/fit', { params: { id: orderId }, body });
  return { id: idOf(claim), orderId, version: 1 };
}

/** A claim that its maker refused and its buyer took to the desk. */
export async function claimAtDesk(world: World): Promise<Thing> {
  const claim = await openClaim(world);
  const move = (by: Member, version: number, act: string) =>
    world.act(by, 'POST /api/fit/:id/moves', {
      params: { id: claim.id },
      body: { version, act, words: 'As ordered.' },
    });
  await move('maker', 1, 'REFUSE');
  await move('buyer', 2, 'TAKE_TO_DESK');
  return { ...claim, version: 3 };
}

/** A claim whose alteration is done, with a person of the buyer's book. */
export async function doneClaim(world: World): Promise<Thing> {
  const claim = await openClaim(world);
  const { id: personId } = await naapPerson(world);
  await world.app.services.db.$client.query(`update fit_claims set state = 'DONE' where id = $1`, [claim.id]);
  return { ...claim, personId };
}

/** How a person of the buyer's book likes a part. */
export async function naapPreference(world: World): Promise<Thing> {
  const { id, personId } = await doneClaim(world);
  const body = { personId, parts: ['bust'] };
  await world.act('buyer', 'POST /api/fit/:id/remember', { params: { id }, body });
  const { data } = await world.act('buyer', 'GET /api/naap/people/:id/garments/:garment', {
    params: { id: personId ?? 0, garment: 'blouse' },
  });
  return { id: idOf((data as { preferences: unknown[] }).preferences[0]) };
}
