import type { Member } from '../people.ts';
import type { World } from '../world.ts';
import { confirmedOrder } from './orders.things.ts';
import { idOf, type Thing } from './thing.ts';

export const blouse = {
  garment: 'blouse',
  unit: 'in',
  values: { bust: { value: 36, of: 'body' }, waist: { value: 30, of: 'body' } },
  source: 'SELF',
  measuredBy: 'Asha Rao',
  measuredOn: '2026-01-20',
  reason: '',
  preferences: '',
  notes: '',
  basedOn: 0,
};
export const heels = { garment: 'blouse', name: 'Heels', unit: 'cm', differences: { waist: 1 } };

/** A person of somebody's naap book, with a version of a blouse. */
async function personOf(world: World, who: Member): Promise<Thing & { id: number; versionId: number }> {
  const body = {
    ...{ name: `Person ${world.next()}`, relation: 'FRIEND', body: 'women', birthYear: null, unit: 'in' },
  };
  const id = idOf((await world.act(who, 'POST /api/naap/people', { body })).data);
  const written = await world.act(who, 'POST /api/naap/people/:id/versions', {
    params: { id },
    body: blouse,
  });
  return { id, versionId: idOf((written.data as { versions: unknown[] }).versions[0]) };
}

export const naapPerson = (world: World): Promise<Thing> => personOf(world, 'buyer');

export async function naapVersion(world: World): Promise<Thing> {
  return { id: (await personOf(world, 'buyer')).versionId };
}

export async function naapOverlay(world: World): Promise<Thing> {
  const { id } = await personOf(world, 'buyer');
  const added = await world.act('buyer', 'POST /api/naap/people/:id/overlays', {
    params: { id },
    body: heels,
  });
  return { id: idOf((added.data as { overlays: unknown[] }).overlays[0]) };
}

/** An order of the buyer, with a person and a version of the buyer's book. */
export async function orderWithBook(world: World): Promise<Thing> {
  const { id: personId, versionId } = await personOf(world, 'buyer');
  return { id: (await confirmedOrder(world)).id, personId, versionId };
}

/** A version of another person's book, with an order of the buyer. */
export async function strangersVersion(world: World): Promise<Thing> {
  const { versionId } = await personOf(world, 'stranger');
  return { id: versionId, orderId: (await confirmedOrder(world)).id };
}

export async function strangersPerson(world: World): Promise<Thing> {
  const { id } = await personOf(world, 'stranger');
  return { id, orderId: (await confirmedOrder(world)).id };
}

export async function naapShare(world: World): Promise<Thing> {
  const { id: orderId, versionId } = await orderWithBook(world);
  const { data } = await world.act('buyer', 'POST /api/naap/orders/:id/shares', {
    params: { id: orderId },
    body: { versionId },
  });
  return { id: idOf((data as { shares: unknown[] }).shares[0]), orderId };
}

/** A measurement by the maker, with the order and a person of the buyer's book. */
export async function makersMeasurement(world: World): Promise<Thing> {
  const { id: orderId, personId = 0 } = await orderWithBook(world);
  const { data } = await world.act('maker', 'POST /api/order/:id/measurements', {
    params: { id: orderId },
    body: {
      ...{ garment: 'blouse', unit: 'cm', lengths: { bust: 92 }, person: '', notes: '', basedOn: 0 },
      ...{ measuredBy: 'Meher Ansari', measuredOn: '2026-01-20' },
    },
  });
  return { id: idOf((data as { versions: unknown[] }).versions[0]), orderId, personId };
}
