import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, requiredText, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';

/** The name of the default board, which everyone has and which is not stored. */
export const defaultBoardName = 'Saved';
export const mostBoards = 50;
const longestName = 40;

const cursor = z.optional(z.string().check(z.maxLength(80)));

const boardName = z.object({ name: requiredText(rule('engagement.nameBoard'), longestName) });

const board = z.object({
  /** Null for the default board. */
  id: z.nullable(idOut),
  name: z.string(),
});

const boardCard = z.extend(board, {
  /** Number of designs on the board that are still visible. */
  designs: z.int(),
  /** Pictures of the last saved designs, at most three. */
  covers: z.array(picture),
});
export type BoardCard = z.output<typeof boardCard>;

/** A design in the viewer's own list. The format of `images` differs per endpoint, so each adds its own. */
const keptDesign = z.object({
  id: idOut,
  ...shownTitle,
  price: rupees,
  /** In percent; 0 if there is none. */
  discount: z.int(),
  originalPrice: z.nullable(rupees),
  designer: z.object({ id: idOut, name: z.string(), city: z.string() }),
  /** The first picture with its layout data; null if there is none. */
  cover: z.nullable(picture),
  likesCount: z.int(),
  savesCount: z.int(),
});

export const listBoards = endpoint({
  method: 'GET',
  path: '/api/users/boards',
  access: 'member',
  tag: 'engagement',
  summary: 'One’s own boards: the default one, then the others by name',
  reply: z.object({ success: z.literal(true), data: z.array(boardCard) }),
});

export const createBoard = endpoint({
  method: 'POST',
  path: '/api/users/boards',
  access: 'member',
  tag: 'engagement',
  summary: 'Make a board',
  body: boardName,
  reply: z.object({ ...successMessage, data: board }),
});

export const renameBoard = endpoint({
  method: 'PATCH',
  path: '/api/users/boards/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Give one’s own board another name',
  params: z.object({ id }),
  body: boardName,
  reply: z.object({ ...successMessage, data: board }),
});

export const deleteBoard = endpoint({
  method: 'DELETE',
  path: '/api/users/boards/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Take a board apart; what was saved in it goes to the default one',
  params: z.object({ id }),
  reply: z.object({ ...successMessage }),
});

export const moveSavedDesign = endpoint({
  method: 'POST',
  path: '/api/users/moveSavedDesign/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Put a saved design into another of one’s own boards',
  params: z.object({ id }),
  /** Null for the default board. */
  body: z.object({ boardId: z.nullable(id) }),
  reply: z.object({ ...successMessage, data: board }),
});

export const getSavedDesignsByUser = endpoint({
  method: 'GET',
  path: '/api/users/getSavedDesignsByUser',
  access: 'member',
  inReadersLanguage: true,
  tag: 'engagement',
  summary: 'What the caller saved, newest first, twelve at a time',
  query: z.object({
    /** A board’s id, or `default`; if omitted, all boards. */
    board: z.optional(z.union([z.literal('default'), id])),
    cursor,
  }),
  reply: z.object({
    success: z.literal(true),
    /** Null if all boards were requested. */
    board: z.nullable(board),
    designs: z.array(
      z.extend(keptDesign, {
        /** The maker's name. */
        userName: z.string(),
        images: z.array(z.string()),
        /** Null for the default board. */
        boardId: z.nullable(idOut),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});

export const getLikedDesignsByUser = endpoint({
  method: 'GET',
  path: '/api/users/getLikedDesignsByUser',
  access: 'member',
  inReadersLanguage: true,
  tag: 'engagement',
  summary: 'What the caller liked, newest first, twelve at a time',
  query: z.object({ cursor }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(z.extend(keptDesign, { images: z.array(z.object({ url: z.string() })) })),
    nextCursor: z.nullable(z.string()),
  }),
});

export const keptPageSize = 12;
