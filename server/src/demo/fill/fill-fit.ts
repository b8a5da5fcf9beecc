import { actOnClaim } from '#server/modules/fit/act-on-claim.ts';
import { makeClaim } from '#server/modules/fit/make-claim.ts';
import { showClaim } from '#server/modules/fit/show-claim.ts';
import { stateSewn } from '#server/modules/fit/state-sewn.ts';
import { claimWithKey } from '#server/modules/fit/write-fit.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { type DemoClaim, demoClaims } from '../content/demo-claims.ts';
import { orderOf } from '../content/demo-endings.ts';
import { demoKey } from '../demo.queries.ts';
import { orderUnderKey } from '../demo-desk.queries.ts';
import { importPhotographs } from '../import-photographs.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;

interface Parties {
  id: number;
  buyerId: number;
  makerId: number;
}

/** Buyers of the demo say what does not fit, and makers answer, each at their time. What was done is not done again. */
export async function fillFit(services: Services, isStopping: () => boolean): Promise<void> {
  const now = services.clock.now().getTime();
  for (const claim of demoClaims) {
    const { key, design } = orderOf(claim);
    const [order] = await orderUnderKey(services.db, [demoKey(key)]);
    if (order?.status !== 'DELIVERED') continue;
    const at = (hoursLater: number) =>
      servicesAt(services, new Date(now + (hoursLater - claim.claimedHoursAgo) * hour));
    const claimId = await claimOnce(at(0), claim, order, design);
    const read = () => showClaim(services, { claimId, viewerId: order.buyerId });
    const { sewn, history } = await read();
    if (claim.sewn !== null && sewn === null) {
      const { version } = await read();
      const zones = claim.zones.flatMap(({ part, sewn }) => (sewn === null ? [] : { part, sewn, ease: 0 }));
      const words = { version, zones, words: claim.sewn.words, mediaIds: [] };
      await stateSewn(at(claim.sewn.hoursLater), { claimId, makerId: order.makerId, words });
    }
    // The claim itself is the first line of the history.
    for (const { act, by, words, hoursLater } of claim.moves.slice(history.length - 1)) {
      if (isStopping()) return;
      const viewerId = by === 'BUYER' ? order.buyerId : order.makerId;
      const mediaIds =
        act === 'ALTER' ? await importPhotographs(services, { design, count: 1, ownerId: viewerId }) : [];
      const { version } = await read();
      await actOnClaim(at(hoursLater), { claimId, viewerId, version, act, words, mediaIds, days: 2 });
    }
  }
}

async function claimOnce(
  services: Services,
  { shopper, garment, unit, zones, words }: DemoClaim,
  { id: orderId, buyerId }: Parties,
  design: string,
): Promise<number> {
  const key = demoKey(`${shopper}-claims`);
  const [known] = await claimWithKey(services.db, [orderId, key]);
  if (known) return known.id;
  const mediaIds = await importPhotographs(services, { design, count: 1, ownerId: buyerId });
  return makeClaim(services, {
    ...{ orderId, buyerId, idempotencyKey: key },
    words: {
      ...{ garment, unit, words, mediaIds },
      zones: zones.map(({ sewn: _sewn, ...zone }) => zone),
    },
  });
}
