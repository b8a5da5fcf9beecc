import type { ClothCondition } from '#contracts/cloth/cloth.fields.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { claimPictures } from '#server/platform/media/claim-media.ts';
import type { Services } from '#server/platform/services.ts';
import { insertClothPictures, insertReceipt } from './cloth.queries.ts';
import { type Acting, holdForAct, moveCloth } from './move-cloth.ts';

interface Receiving extends Acting {
  /** In centimetres, all of the cloth. */
  length: number;
  width: number;
  missing: number;
  condition: ClothCondition;
  words: string;
  byDaylight: boolean;
  mediaIds: readonly number[];
}

/**
 * The maker says what came. Throws NOT_FOUND, CONFLICT for an earlier version and while no cloth is awaited,
 * INVALID_INPUT for photographs that are not the maker's own unused ones.
 */
export function receiveCloth(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { orderId, viewerId, version, mediaIds: given, ...receipt }: Receiving,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { held } = await holdForAct(tx, { orderId, viewerId, version }, 'RECEIVE');
    const now = services.clock.now();
    const mediaIds = await claimPictures(tx, viewerId, given, { gone: sentence('fit.pictureGone'), now });
    const [written] = await insertReceipt(tx, { orderId, ...receipt, now });
    if (!written) throw new Error('a receipt of cloth was not written');
    await insertClothPictures(tx, [written.id, mediaIds]);
    const received = { ...held, isShort: receipt.missing > 0 };
    await moveCloth(services, tx, received, { act: 'RECEIVE', by: 'MAKER', actorId: viewerId });
  });
}
