import * as contract from '#contracts/engagement/boards.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { createBoard, deleteBoard, moveSave, renameBoard } from './keep-boards.ts';
import { listLiked, listOwnBoards, listSaved } from './list-kept-designs.ts';

const limits = [{ name: 'boards', by: 'account', most: 60, seconds: 60 }] as const;

/** A person's likes and saves, private to them: every call uses the viewer's id. */
export function boardRoutes(serve: Serve, services: Services): void {
  const { db } = services;

  serve(contract.getLikedDesignsByUser, ({ query, viewer, locale }) =>
    listLiked(services, { userId: viewer.id, locale }, query),
  );
  serve(contract.getSavedDesignsByUser, ({ query, viewer, locale }) =>
    listSaved(services, { userId: viewer.id, locale }, query),
  );
  serve(contract.listBoards, ({ viewer }) => listOwnBoards(services, viewer.id));

  serve(
    contract.createBoard,
    async ({ body, viewer }) => {
      const board = await createBoard(db, viewer.id, body.name);
      return { ...succeed('done.boardCreated'), data: board };
    },
    { limits },
  );

  serve(
    contract.renameBoard,
    async ({ params, body, viewer }) => {
      const board = await renameBoard(db, viewer.id, params.id, body.name);
      return { ...succeed('done.boardRenamed'), data: board };
    },
    { limits },
  );

  serve(
    contract.deleteBoard,
    async ({ params, viewer }) => {
      await deleteBoard(db, viewer.id, params.id);
      return { ...succeed('done.boardGone') };
    },
    { limits },
  );

  serve(
    contract.moveSavedDesign,
    async ({ params, body, viewer }) => {
      const board = await moveSave(db, viewer.id, { designId: params.id, boardId: body.boardId });
      return { ...succeed('done.savedTo', { name: board.name }), data: board };
    },
    { limits },
  );
}
