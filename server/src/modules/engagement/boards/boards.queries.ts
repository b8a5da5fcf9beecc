import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { isShownTo } from '#server/modules/designs/designs.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

interface BoardRow {
  id: number;
  name: string;
}

export interface BoardCardRow {
  /** Null for the default board. */
  id: number | null;
  name: string;
  designs: number;
  covers: PictureCopy[] | null;
  /** The sort value of the boards. */
  sorting: string;
}

const coversOf = (board: string) => `
  (select json_agg(picture) from (
     select d.pictures -> 0 as picture
       from saves s join designs d on d.id = s.design_id and ${isShownTo('$1')}
      where ${board} and json_array_length(d.pictures) > 0
      order by s.created_at desc, s.design_id desc limit 3) newest) as covers`;

/** A person's boards, the default one first. Parameters: their id, the name of the default board. */
export const listBoardCards = prepared<BoardCardRow, [userId: number, defaultBoardName: string]>(
  'boards.list',
  `with counts as materialized (
     select s.board_id, count(*) as designs
       from saves s join designs d on d.id = s.design_id and ${isShownTo('$1')}
      where s.user_id = $1 group by s.board_id)
   select null::bigint as id, $2::text as name, '' as sorting,
          coalesce((select designs from counts where board_id is null), 0) as designs,
          ${coversOf('s.user_id = $1 and s.board_id is null')}
   union all
   select b.id, b.name, lower(b.name), coalesce((select designs from counts where board_id = b.id), 0),
          ${coversOf('s.board_id = b.id')}
     from boards b where b.user_id = $1
   order by sorting`,
  { 'covers[]': 'only designs with pictures are looked at' },
);

/** Parameters: owner, board. */
export const findBoard = prepared<BoardRow, [userId: number, boardId: number]>(
  'boards.find',
  'select id, name from boards where user_id = $1 and id = $2',
);

/** The same, locked so that nobody deletes it before the transaction ends. */
export const holdBoard = prepared<BoardRow, [userId: number, boardId: number]>(
  'boards.hold',
  'select id, name from boards where user_id = $1 and id = $2 for key share',
);

/** Serialises the naming of one person's boards. */
export const holdBoardNames = prepared<object, [userId: string]>(
  'boards.hold-names',
  `select pg_advisory_xact_lock(hashtextextended('boards ' || $1, 0))`,
);

/** The number of a person's boards, and whether a board other than $3 already has the name $2. */
export const boardsInTheWay = prepared<
  { boards: number; isTaken: boolean },
  [userId: number, name: string, except: number | null]
>(
  'boards.in-the-way',
  `select count(*) as boards,
          coalesce(bool_or(lower(name) = lower($2) and id is distinct from $3::bigint), false) as "isTaken"
     from boards where user_id = $1`,
);

export const insertBoard = prepared<BoardRow, [userId: number, name: string]>(
  'boards.insert',
  'insert into boards (user_id, name) values ($1, $2) returning id, name',
);

/** Parameters: owner, board, name. */
export const updateBoardName = prepared<BoardRow, [userId: number, boardId: number, name: string]>(
  'boards.rename',
  'update boards set name = $3 where user_id = $1 and id = $2 returning id, name',
);

/** Its saves move to the default board when the row is deleted. */
export const removeBoard = prepared<BoardRow, [userId: number, boardId: number]>(
  'boards.remove',
  'delete from boards where user_id = $1 and id = $2 returning id, name',
);

/** Parameters: owner, design, board or null. */
export const putSave = prepared<
  { designId: number },
  [userId: number, designId: number, boardId: number | null]
>(
  'boards.put',
  'update saves set board_id = $3 where user_id = $1 and design_id = $2 returning design_id as "designId"',
);
