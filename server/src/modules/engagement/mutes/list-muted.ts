import { hiddenPageSize, type listMuted as listMutedCall } from '#contracts/engagement/mutes.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { beforeNewest, cutPage, makeTimeCursor, type TimeKey } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { mutedPage } from './mutes.queries.ts';

const listCursor = makeTimeCursor('plain');

interface HiddenRow extends TimeKey {
  name: string;
  city: string;
  imageKey: string | null;
}

type ReadPage = (place: TimeKey & { limit: number }) => Promise<HiddenRow[]>;

/** A page of the people whom a person has muted or blocked, latest first. */
export async function listHidden(
  { env }: Pick<Services, 'env'>,
  cursor: string | undefined,
  readPage: ReadPage,
): Promise<ReplyOf<typeof listMutedCall>> {
  const { micros, id } = cursor === undefined ? beforeNewest : listCursor.read(cursor);
  const rows = await readPage({ micros, id, limit: hiddenPageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, hiddenPageSize, listCursor);
  const people = shown.map(({ id: personId, name, city, imageKey }) => ({
    id: personId,
    name,
    city,
    profileImage: imageKey === null ? null : pictureUrl(env.MEDIA_URL, imageKey),
  }));
  return { success: true, people, nextCursor };
}

/** People whom the viewer has muted, latest first. */
export function listMuted(
  services: Pick<Services, 'db' | 'env'>,
  viewerId: number,
  cursor: string | undefined,
): Promise<ReplyOf<typeof listMutedCall>> {
  return listHidden(services, cursor, (page) => mutedPage(services.db, { muterId: viewerId, ...page }));
}
