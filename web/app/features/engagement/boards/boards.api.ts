import type * as contract from '#contracts/engagement/boards.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import { type ServerMark, settledMarks } from '../marks/mark-overlay.ts';

const minute = 60_000;

/** A liked or saved design as a tile shows it. Prices in rupees. */
export interface KeptTile {
  id: number;
  title: string;
  titleLang: string;
  price: number;
  original: number | null;
  discount: number;
  maker: { id: number; name: string; city: string };
  cover: contract.BoardCard['covers'][number] | null;
  /** The like in a list of likes, the save in a list of saves. */
  mark: ServerMark;
  /** The board of a saved design; null in the default board. */
  boardId: number | null;
}

export interface KeptPage {
  tiles: KeptTile[];
  /** The name of the requested board. */
  name: string | null;
  next: string | null;
}

export type BoardChoice = 'all' | 'default' | number;

export const boardsQuery: ApiQuery<contract.BoardCard[]> = {
  key: ['kept', 'boards'],
  staleTime: minute,
  fetch: async (api) => (await api.call<typeof contract.listBoards>('GET /api/users/boards')).data,
};

export const likedList: ApiList<KeptPage> = {
  key: ['kept', 'liked'],
  staleTime: minute,
  async fetch(api, cursor) {
    const asOf = settledMarks();
    const { data, nextCursor } = await api.call<typeof contract.getLikedDesignsByUser>(
      'GET /api/users/getLikedDesignsByUser',
      {
        query: cursor === undefined ? {} : { cursor },
      },
    );
    const tiles = data.map((design) => ({
      ...tileOf(design),
      mark: { on: true, count: design.likesCount, asOf },
      boardId: null,
    }));
    return { tiles, name: null, next: nextCursor };
  },
  next: (page) => page.next,
};

export function savedList(board: BoardChoice): ApiList<KeptPage> {
  return {
    key: ['kept', 'saved', board],
    staleTime: minute,
    async fetch(api, cursor) {
      const asOf = settledMarks();
      const answer = await api.call<typeof contract.getSavedDesignsByUser>(
        'GET /api/users/getSavedDesignsByUser',
        {
          query: {
            ...(board === 'all' ? {} : { board }),
            ...(cursor === undefined ? {} : { cursor }),
          },
        },
      );
      const tiles = answer.designs.map((design) => ({
        ...tileOf(design),
        mark: { on: true, count: design.savesCount, asOf },
        boardId: design.boardId,
      }));
      return { tiles, name: answer.board?.name ?? null, next: answer.nextCursor };
    },
    next: (page) => page.next,
  };
}

type Kept = Omit<ReplyOf<typeof contract.getLikedDesignsByUser>['data'][number], 'images'>;

function tileOf(design: Kept) {
  const { id, title, titleLang, price, discount, cover, designer } = design;
  return { id, title, titleLang, price, original: design.originalPrice, discount, cover, maker: designer };
}

export const createBoardNamed = async (name: string) =>
  (await api.call<typeof contract.createBoard>('POST /api/users/boards', { body: { name } })).data;

export const renameBoardTo = async (id: number, name: string) =>
  api.call<typeof contract.renameBoard>('PATCH /api/users/boards/:id', { params: { id }, body: { name } });

export const deleteBoard = async (id: number) =>
  api.call<typeof contract.deleteBoard>('DELETE /api/users/boards/:id', { params: { id } });

export const moveSave = async (designId: number, boardId: number | null) =>
  api.call<typeof contract.moveSavedDesign>('POST /api/users/moveSavedDesign/:id', {
    params: { id: designId },
    body: { boardId },
  });
