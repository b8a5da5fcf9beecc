import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { makeViewCounts } from '#server/modules/designs/showing/count-views.ts';
import { makeProfileViewCounts } from '#server/modules/profiles/views/count-profile-views.ts';
import type { Services } from '#server/platform/services.ts';
import { demoKey, findDemoDesigns } from '../demo.queries.ts';
import { seededNumbers } from '../seeded-numbers.ts';
import { servicesAt } from '../services-at.ts';

const day = 24 * 3_600_000;
/** As far back as the dashboards compare. */
const daysBack = 60;
const phone = 'Mozilla/5.0 (Linux; Android 16) Mobile Safari';

/**
 * Adds views of the demo’s designs and makers by people and visitors: more for popular ones, and more on recent days.
 */
export async function fillViews(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const designs = await findDemoDesigns(services.db);
  const now = services.clock.now().getTime();
  for (let back = daysBack; back >= 0; back--) {
    if (isStopping()) return;
    const moment = new Date(now - back * day);
    const views = makeViewCounts(servicesAt(services, moment));
    for (const { key } of demoDesigns) {
      const design = designs.get(demoKey(key));
      if (design === undefined || design.publishedAt > moment) continue;
      const chance = seededNumbers(`${key}/views/${back}`);
      const popularity = seededNumbers(`${key}/views`)() ** 2;
      const visitors = Math.round(
        (0.3 + 0.7 * chance()) * (5 + 22 * popularity) * (1 - back / (2 * daysBack)),
      );
      for (let visitor = 0; visitor < visitors; visitor++) {
        await views.see({ thingId: design.id, viewerId: null, ip: `192.0.2.${visitor}`, userAgent: phone });
      }
      for (const viewerId of people.values()) {
        if (chance() < 0.01 + 0.05 * popularity) {
          await views.see({ thingId: design.id, viewerId, ip: '', userAgent: phone });
        }
      }
    }
    await views.flush();
    const profiles = makeProfileViewCounts(servicesAt(services, moment));
    for (const { key } of demoMakers) {
      const makerId = people.get(key);
      if (makerId === undefined) continue;
      const fame = seededNumbers(`${key}/fame`)();
      const wish = seededNumbers(`${key}/seen/${back}`)() * (1 - back / (2 * daysBack));
      for (let visitor = 0; visitor < Math.round(wish * (3 + 12 * fame)); visitor++) {
        await profiles.see({ thingId: makerId, viewerId: null, ip: `192.0.2.${visitor}`, userAgent: phone });
      }
    }
    await profiles.flush();
  }
}
