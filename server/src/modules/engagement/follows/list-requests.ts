import { type listFollowRequests, requestsPageSize } from '#contracts/engagement/follow-requests.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { beforeNewest, cutPage, makeTimeCursor } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { requestsPage } from './requests.queries.ts';

const listCursor = makeTimeCursor('plain');

/** People who have asked to follow the viewer, latest first. */
export async function listRequests(
  { db, env }: Pick<Services, 'db' | 'env'>,
  viewerId: number,
  cursor: string | undefined,
): Promise<ReplyOf<typeof listFollowRequests>> {
  const { micros, id } = cursor === undefined ? beforeNewest : listCursor.read(cursor);
  const rows = await requestsPage(db, { makerId: viewerId, micros, id, limit: requestsPageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, requestsPageSize, listCursor);
  const people = shown.map((row) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    isVerified: row.isVerified,
    profileImage: row.imageKey === null ? null : pictureUrl(env.MEDIA_URL, row.imageKey),
    requestedAt: new Date(row.micros / 1000).toISOString(),
  }));
  return { success: true, people, nextCursor };
}
