import { loadBook, loadGarment } from '#server/modules/measurements/book/load-book.ts';
import { readShared } from '#server/modules/measurements/sharing/read-shared.ts';
import { shareVersion } from '#server/modules/measurements/sharing/share-version.ts';
import type { Services } from '#server/platform/services.ts';
import { demoBookOwner, demoShares } from './content/demo-book.ts';
import { servicesAt } from './services-at.ts';

const hour = 3_600_000;

interface Sale {
  orderId: number;
  buyerId: number;
  makerId: number;
  shopper: string;
  design: string;
  /** When it is shared. */
  at: Date;
}

/**
 * The known shopper shares a version of the naap book with an order, and its maker reads it until now. What is not in
 * the book is not shared.
 */
export async function shareBook(services: Services, sale: Sale): Promise<void> {
  const { orderId, buyerId: ownerId, makerId, shopper, design, at } = sale;
  const share = demoShares.find((one) => shopper === demoBookOwner && one.design === design);
  if (!share) return;
  const { people } = await loadBook(services.db, ownerId);
  const person = people.find(({ relation }) => relation === share.relation);
  if (!person) return;
  const book = await loadGarment(services.db, { personId: person.id, garment: share.garment, ownerId });
  const version = book.versions.find((one) => one.version === share.version);
  if (!version) return;
  const overlayId = share.withOverlay ? (book.overlays[0]?.id ?? null) : null;
  await shareVersion(servicesAt(services, at), {
    ...{ orderId, ownerId, versionId: version.id, overlayId, idempotencyKey: null },
  });
  const now = services.clock.now().getTime();
  for (const hours of share.readAfter) {
    const readAt = Math.min(at.getTime() + hours * hour, now);
    await readShared(servicesAt(services, new Date(readAt)), orderId, makerId);
  }
}
