import {
  defaultBoardName,
  type getLikedDesignsByUser,
  type getSavedDesignsByUser,
  keptPageSize,
  type listBoards,
} from '#contracts/engagement/boards.contract.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { beforeNewest, cutPage, makeTimeCursor } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import { listBoardCards } from './boards.queries.ts';
import { defaultBoard, getBoard } from './keep-boards.ts';
import { likedPage, savedPage, savedPageOfBoard, savedPageOfDefault } from './kept-designs.queries.ts';
import { presentBoard, presentLiked, presentSaved } from './present-kept.ts';

const listCursor = makeTimeCursor('plain');

interface Reader {
  userId: number;
  locale: Locale;
}

type Surroundings = Pick<Services, 'db' | 'env'>;

/** A person's boards, the default one first. */
export async function listOwnBoards(
  { db, env }: Surroundings,
  userId: number,
): Promise<ReplyOf<typeof listBoards>> {
  const rows = await listBoardCards(db, [userId, defaultBoardName]);
  return { success: true, data: rows.map((row) => presentBoard(row, env.MEDIA_URL)) };
}

/** A page of what a person liked. */
export async function listLiked(
  { db, env }: Surroundings,
  { userId, locale }: Reader,
  { cursor }: ParsedOf<typeof getLikedDesignsByUser>['query'],
): Promise<ReplyOf<typeof getLikedDesignsByUser>> {
  const rows = await likedPage(db, { ...startOf(cursor), userId, locale });
  const { shown, nextCursor } = cutPage(rows, keptPageSize, listCursor);
  return { success: true, data: shown.map((row) => presentLiked(row, locale, env.MEDIA_URL)), nextCursor };
}

/** A page of what a person saved, in one board or in all. Throws NOT_FOUND for a board that is not theirs. */
export async function listSaved(
  { db, env }: Surroundings,
  { userId, locale }: Reader,
  { board: wanted, cursor }: ParsedOf<typeof getSavedDesignsByUser>['query'],
): Promise<ReplyOf<typeof getSavedDesignsByUser>> {
  const start = { ...startOf(cursor), userId, locale };
  const board =
    wanted === undefined ? null : wanted === 'default' ? defaultBoard : await getBoard(db, userId, wanted);
  const rows =
    board === null
      ? await savedPage(db, start)
      : board.id === null
        ? await savedPageOfDefault(db, start)
        : await savedPageOfBoard(db, { ...start, boardId: board.id });
  const { shown, nextCursor } = cutPage(rows, keptPageSize, listCursor);
  return {
    success: true,
    board,
    designs: shown.map((row) => presentSaved(row, locale, env.MEDIA_URL)),
    nextCursor,
  };
}

function startOf(cursor: string | undefined): { micros: number; id: number } {
  return cursor === undefined ? beforeNewest : listCursor.read(cursor);
}
