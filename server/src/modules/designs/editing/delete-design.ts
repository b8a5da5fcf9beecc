import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { listPictures, moveDesignTotal } from '../designs.queries.ts';
import { releaseFiles } from '../refresh-pictures.ts';
import { emptyDesign, lockOwnDesign, removeDesignPictures, setDesignStatus } from './edit-design.queries.ts';

interface OwnDesignId {
  makerId: number;
  designId: number;
}

/**
 * Deletes the maker's own design permanently. Its row stays for the orders that reference it, and its first picture
 * for the chats and reviews that show it; its other files are deleted. Idempotent. Throws NOT_FOUND for another's.
 */
export function deleteDesign(services: Services, design: OwnDesignId): Promise<void> {
  return inTransaction(services.db, (tx) => takeDesignAway(services, tx, design));
}

/** The same within the caller's transaction. */
export async function takeDesignAway(
  services: Services,
  tx: Transaction,
  { makerId, designId }: OwnDesignId,
): Promise<void> {
  const design = await lockOwnDesign(tx, makerId, designId);
  if (!design) throw notFound('designs.designMissing');
  if (design.status === 'DELETED') return;
  const pictures = await listPictures(tx, designId);
  await setDesignStatus(tx, designId, 'DELETED', services.clock.now());
  if (design.status === 'PUBLISHED') await moveDesignTotal(tx, designId, -1);

  const cover = design.pictures.slice(0, 1);
  await removeDesignPictures(tx, designId);
  await emptyDesign(tx, designId, cover);
  const keys = [...pictures, ...design.pictures].map(({ key }) => key);
  const given = [...keys, design.videoKey ?? []].flat().filter((key) => key !== cover[0]?.key);
  await releaseFiles(services, tx, designId, given);
}
