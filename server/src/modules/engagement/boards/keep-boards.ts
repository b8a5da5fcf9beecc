import { defaultBoardName, mostBoards } from '#contracts/engagement/boards.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Database, Executor, Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import {
  boardsInTheWay,
  findBoard,
  holdBoard,
  holdBoardNames,
  insertBoard,
  putSave,
  removeBoard,
  updateBoardName,
} from './boards.queries.ts';

interface Board {
  /** Null for the default board. */
  id: number | null;
  name: string;
}

export const defaultBoard: Board = { id: null, name: defaultBoardName };

/** Throws the same NOT_FOUND for a missing board and for another person's. */
export async function getBoard(executor: Executor, userId: number, boardId: number): Promise<Board> {
  const [board] = await findBoard(executor, [userId, boardId]);
  return board ?? missing();
}

/** Throws CONFLICT if the name is taken or the limit of boards is reached. */
export function createBoard(db: Database, userId: number, name: string): Promise<Board> {
  return inTransaction(db, async (tx) => {
    const boards = await claimName(tx, userId, name, null);
    if (boards >= mostBoards) {
      throw new AppError('CONFLICT', sentence('engagement.boardsFull', { most: mostBoards }));
    }
    const [board] = await insertBoard(tx, [userId, name]);
    return board ?? missing();
  });
}

/** Throws NOT_FOUND as `getBoard` does, CONFLICT if the name is taken. */
export function renameBoard(db: Database, userId: number, boardId: number, name: string): Promise<Board> {
  return inTransaction(db, async (tx) => {
    await getBoard(tx, userId, boardId);
    await claimName(tx, userId, name, boardId);
    const [board] = await updateBoardName(tx, [userId, boardId, name]);
    return board ?? missing();
  });
}

/** Its saves move to the default board. Throws NOT_FOUND as `getBoard` does. */
export async function deleteBoard(executor: Executor, userId: number, boardId: number): Promise<void> {
  const [board] = await removeBoard(executor, [userId, boardId]);
  if (!board) missing();
}

/** Throws NOT_FOUND for another person's board and for a design that the person has not saved. */
export function moveSave(
  db: Database,
  userId: number,
  { designId, boardId }: { designId: number; boardId: number | null },
): Promise<Board> {
  return inTransaction(db, async (tx) => {
    const board = boardId === null ? defaultBoard : (await holdBoard(tx, [userId, boardId]))[0];
    if (!board) return missing();
    const [put] = await putSave(tx, [userId, designId, boardId]);
    if (!put) throw notFound('engagement.savedMissing');
    return board;
  });
}

/** Returns the number of boards. The names are locked until the transaction ends. */
async function claimName(
  tx: Transaction,
  userId: number,
  name: string,
  except: number | null,
): Promise<number> {
  await holdBoardNames(tx, [String(userId)]);
  const [standing] = await boardsInTheWay(tx, [userId, name, except]);
  const isDefault = name.toLowerCase() === defaultBoardName.toLowerCase();
  if (isDefault || standing?.isTaken) {
    throw new AppError('CONFLICT', sentence('engagement.boardName'));
  }
  return standing?.boards ?? 0;
}

function missing(): never {
  throw notFound('engagement.boardMissing');
}
