import { shareChannels } from '#contracts/engagement/engagement.contract.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { countShare } from '#server/modules/engagement/count-share.ts';
import type { Services } from '#server/platform/services.ts';
import { demoKey, findDemoDesigns, findShared } from '../demo.queries.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { servicesAt } from '../services-at.ts';

/** People share the demo's designs, each at most once. Shares that already exist are skipped. */
export async function fillShares(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const known = await findShared(services.db);
  const designs = await findDemoDesigns(services.db);
  const now = services.clock.now().getTime();
  for (const { key } of demoDesigns) {
    if (isStopping()) return;
    const design = designs.get(demoKey(key));
    if (design) await share(key, design);
  }

  async function share(key: string, design: { id: number; makerId: number; publishedAt: Date }) {
    const chance = seededNumbers(`${key}/shares`);
    const interest = chance() ** 3 * 0.3;
    const start = design.publishedAt.getTime();
    for (const userId of people.values()) {
      if (userId === design.makerId || chance() >= interest) continue;
      // Random numbers are drawn for skipped people too, so that the others' choices are the same in every run.
      const channel = shareChannels[Math.floor(chance() * shareChannels.length)] ?? 'link';
      const at = new Date(start + (now - start) * chance());
      if (known.has(`${design.id}/${userId}`)) continue;
      await countShare(servicesAt(services, at), { designId: design.id, userId, channel });
    }
  }
}
