import {
  defaultBoardName,
  type getLikedDesignsByUser,
  type getSavedDesignsByUser,
  keptPageSize,
  type listBoards,
} from '#contracts/engagement/boards.contract.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import { firstPlace, readPlaceCursor, writePlaceCursor } from '../../platform/http/place-cursor.ts';
import type { Services } from '../../platform/services.ts';
import { listBoardCards } from './boards.queries.ts';
import { defaultBoard, getBoard } from './keep-boards.ts';
import {
  type KeptRow,
  likedPage,
  savedPage,
  savedPageOfBoard,
  savedPageOfDefault,
} from './kept-designs.queries.ts';
import { presentBoard, presentLiked, presentSaved } from './present-kept.ts';

type Surroundings = Pick<Services, 'db' | 'env'>;

/** Somebody's boards, the default one first. */
export async function listOwnBoards(
  { db, env }: Surroundings,
  userId: number,
): Promise<ReplyOf<typeof listBoards>> {
  const rows = await listBoardCards(db, [userId, defaultBoardName]);
  return { success: true, data: rows.map((row) => presentBoard(row, env.PUBLIC_URL)) };
}

/** A page of what somebody liked. */
export async function listLiked(
  { db, env }: Surroundings,
  userId: number,
  { cursor }: ParsedOf<typeof getLikedDesignsByUser>['query'],
): Promise<ReplyOf<typeof getLikedDesignsByUser>> {
  const rows = await likedPage(db, { ...placeOf(cursor), userId });
  const { shown, nextCursor } = cutPage(rows);
  return { success: true, data: shown.map((row) => presentLiked(row, env.PUBLIC_URL)), nextCursor };
}

/** A page of what somebody saved, in one board or in all. Throws NOT_FOUND for a board that is not theirs. */
export async function listSaved(
  { db, env }: Surroundings,
  userId: number,
  { board: wanted, cursor }: ParsedOf<typeof getSavedDesignsByUser>['query'],
): Promise<ReplyOf<typeof getSavedDesignsByUser>> {
  const place = placeOf(cursor);
  const board =
    wanted === undefined ? null : wanted === 'default' ? defaultBoard : await getBoard(db, userId, wanted);
  const rows =
    board === null
      ? await savedPage(db, { ...place, userId })
      : board.id === null
        ? await savedPageOfDefault(db, { ...place, userId })
        : await savedPageOfBoard(db, { ...place, userId, boardId: board.id });
  const { shown, nextCursor } = cutPage(rows);
  return { success: true, board, designs: shown.map((row) => presentSaved(row, env.PUBLIC_URL)), nextCursor };
}

function placeOf(cursor: string | undefined): { micros: number; id: number } {
  return cursor === undefined ? firstPlace : readPlaceCursor(cursor, 'the list');
}

function cutPage(rows: KeptRow[]): { shown: KeptRow[]; nextCursor: string | null } {
  const shown = rows.slice(0, keptPageSize);
  const last = rows.length > keptPageSize ? shown.at(-1) : undefined;
  return { shown, nextCursor: last === undefined ? null : writePlaceCursor(last) };
}
