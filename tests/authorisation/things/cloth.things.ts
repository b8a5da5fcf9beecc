import type { World } from '../world.ts';
import { fitPicture } from './fit.things.ts';
import { confirmedOrder } from './orders.things.ts';
import type { Thing } from './thing.ts';

/** An order whose maker agreed to sew it from the buyer's cloth, with a photograph of the maker. */
export async function awaitedCloth(world: World): Promise<Thing> {
  const { id } = await confirmedOrder(world);
  const move = (by: 'buyer' | 'maker', version: number, act: string) =>
    world.act(by, 'POST /api/order/:id/cloth/moves', {
      params: { id },
      body: { version, act, words: 'The workshop.' },
    });
  await move('buyer', 0, 'ASK');
  await move('maker', 1, 'AGREE');
  return { id, version: 2, pictures: [await fitPicture(world, 'maker')] };
}

/** Cloth that came and is short, for which the buyer wants more from the maker. */
export async function clothToPrice(world: World): Promise<Thing> {
  const { id, pictures = [] } = await awaitedCloth(world);
  const body = { version: 2, metres: 2, width: 112, condition: 'SOUND', missing: 0.5, mediaIds: pictures };
  await world.act('maker', 'POST /api/order/:id/cloth/receipt', { params: { id }, body });
  await world.act('buyer', 'POST /api/order/:id/cloth/moves', {
    params: { id },
    body: { version: 3, act: 'MAKER_ADDS' },
  });
  // The quotes of earlier calls are over.
  const { $client } = world.app.services.db;
  await $client.query(`update quotes set state = 'WITHDRAWN' where design_id is null and state = 'OFFERED'`);
  return { id, version: 4 };
}

/** Cloth of an order that was cancelled after it came. */
export async function clothToReturn(world: World): Promise<Thing> {
  const { id } = await clothToPrice(world);
  await world.app.services.db.$client.query(`update orders set status = 'CANCELLED' where id = $1`, [id]);
  return { id, version: 4 };
}
