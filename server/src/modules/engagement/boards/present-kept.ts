import type {
  BoardCard,
  getLikedDesignsByUser,
  getSavedDesignsByUser,
} from '#contracts/engagement/boards.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { presentPrice, titleFor } from '#server/modules/designs/public.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import type { BoardCardRow } from './boards.queries.ts';
import type { KeptRow } from './kept-designs.queries.ts';

export function presentBoard(row: BoardCardRow, mediaUrl: string): BoardCard {
  const { id, name, designs } = row;
  return { id, name, designs, covers: (row.covers ?? []).map((copy) => presentPicture(copy, mediaUrl)) };
}

export function presentLiked(
  row: KeptRow,
  locale: Locale,
  mediaUrl: string,
): ReplyOf<typeof getLikedDesignsByUser>['data'][number] {
  return {
    ...presentKept(row, locale, mediaUrl),
    images: row.pictures.map(({ key }) => ({ url: pictureUrl(mediaUrl, key) })),
  };
}

export function presentSaved(
  row: KeptRow,
  locale: Locale,
  mediaUrl: string,
): ReplyOf<typeof getSavedDesignsByUser>['designs'][number] {
  return {
    ...presentKept(row, locale, mediaUrl),
    userName: row.makerName,
    images: row.pictures.map(({ key }) => pictureUrl(mediaUrl, key)),
    boardId: row.boardId,
  };
}

function presentKept(row: KeptRow, locale: Locale, mediaUrl: string) {
  const [first] = row.pictures;
  return {
    id: row.id,
    ...titleFor(row, locale),
    ...presentPrice(row),
    designer: { id: row.makerId, name: row.makerName, city: row.makerCity ?? '' },
    cover: first === undefined ? null : presentPicture(first, mediaUrl),
    likesCount: row.likesCount,
    savesCount: row.savesCount,
  };
}
