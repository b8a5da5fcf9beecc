import { hiddenPageSize } from '#contracts/engagement/mutes.contract.ts';
import type { listBlocked as listBlockedCall } from '#contracts/messaging/messaging.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { beforeNewest, cutPage, makeTimeCursor } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { blockedPage } from './people.queries.ts';

const listCursor = makeTimeCursor('the list');

/** Whom the viewer has blocked, the latest first. */
export async function listBlocked(
  { db, env }: Pick<Services, 'db' | 'env'>,
  viewerId: number,
  cursor: string | undefined,
): Promise<ReplyOf<typeof listBlockedCall>> {
  const { micros, id } = cursor === undefined ? beforeNewest : listCursor.read(cursor);
  const rows = await blockedPage(db, { blockerId: viewerId, micros, id, limit: hiddenPageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, hiddenPageSize, listCursor);
  const people = shown.map(({ id: personId, name, city, imageKey }) => ({
    id: personId,
    name,
    city,
    profileImage: imageKey === null ? null : pictureUrl(env.PUBLIC_URL, imageKey),
  }));
  return { success: true, people, nextCursor };
}
