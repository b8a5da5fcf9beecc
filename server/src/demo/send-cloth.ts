import { actOnCloth } from '#server/modules/cloth/act-on-cloth.ts';
import { receiveCloth } from '#server/modules/cloth/receive-cloth.ts';
import { showCloth } from '#server/modules/cloth/show-cloth.ts';
import type { Services } from '#server/platform/services.ts';
import { demoCloth } from './content/demo-cloth.ts';
import { personOf } from './create-people.ts';
import { demoKey, findDemoDesigns } from './demo.queries.ts';
import { openOrderOfDesign } from './demo-orders.queries.ts';
import { importPhotographs } from './import-photographs.ts';
import { servicesAt } from './services-at.ts';

const dayMs = 86_400_000;

/** The known shopper sends cloth of their own for an order. */
export async function sendCloth(services: Services, people: Map<string, number>): Promise<void> {
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
