import { actOnCloth } from '#server/modules/cloth/act-on-cloth.ts';
import { receiveCloth } from '#server/modules/cloth/receive-cloth.ts';
import { showCloth } from '#server/modules/cloth/show-cloth.ts';
import type { Services } from '#server/platform/services.ts';
import { personOf } from '../../create-people.ts';
import { demoKey, findDemoDesigns } from '../../demo.queries.ts';
import { openOrderOfDesign } from '../../demo-orders.queries.ts';
import { importPhotographs } from '../../import-photographs.ts';
import { servicesAt } from '../../services-at.ts';

/** Own cloth that the known shopper sent to the known maker for the skirt of a lehenga. It has come and waits for a yes. */
const demoCloth = {
  shopper: 'ananya-iyer',
  design: 'noor-brocade-lehenga-set',
  /** In days. */
  askedAgo: 12,
  agreedAgo: 11,
  cameAgo: 1,
  asks: 'My grandmother’s Banaras brocade, never cut. About five metres.',
  agrees: 'With pleasure. Please send it to the workshop, folded and not rolled.',
  receipt: {
    length: 475,
    width: 112,
    missing: 0,
    condition: 'SOUND',
    byDaylight: true,
    words: 'One fold mark in the middle, which steams out. The zari is whole.',
  },
} as const;

const dayMs = 86_400_000;

/** The known shopper sends cloth of their own for an order. */
export async function fillCloth(services: Services, people: Map<string, number>): Promise<void> {
  const { shopper, design, askedAgo, agreedAgo, cameAgo, asks, agrees, receipt } = demoCloth;
  const buyerId = personOf(people, shopper);
  const [order] = await openOrderOfDesign(services.db, [buyerId, demoKey(design)]);
  const makerId = (await findDemoDesigns(services.db)).get(demoKey(design))?.makerId;
  if (!order || makerId === undefined) return;
  const at = (daysAgo: number) =>
    servicesAt(services, new Date(services.clock.now().getTime() - daysAgo * dayMs));
  const acting = (viewerId: number, version: number) => ({ orderId: order.id, viewerId, version });
  // Begins where an interrupted fill ended.
  const { version } = await showCloth(services, { orderId: order.id, viewerId: buyerId });
  if (version < 1) await actOnCloth(at(askedAgo), { ...acting(buyerId, 0), act: 'ASK', words: asks });
  if (version < 2) await actOnCloth(at(agreedAgo), { ...acting(makerId, 1), act: 'AGREE', words: agrees });
  if (version > 2) return;
  const mediaIds = await importPhotographs(services, { design, count: 1, ownerId: makerId });
  await receiveCloth(at(cameAgo), { ...acting(makerId, 2), ...receipt, mediaIds });
}
