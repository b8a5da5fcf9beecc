import type { DeskNoteKind } from '#contracts/admin/orders/orders.rules.ts';
import { prepared } from '#server/platform/db/prepared.ts';

interface NoteRow {
  id: number;
  kind: DeskNoteKind;
  words: string;
  authorName: string;
  at: Date;
}

/** The newest hundred notes. */
export const notesOfOrder = prepared<NoteRow, [orderId: number]>(
  'admin.order-notes',
  `select n.id, n.kind, n.words, u.name as "authorName", n.created_at as "at"
     from order_notes n join users u on u.id = n.author_id
    where n.order_id = $1 order by n.id desc limit 100`,
);

interface NewNote {
  orderId: number;
  authorId: number;
  kind: string;
  words: string;
  idempotencyKey: string | null;
  now: Date;
}

export const insertNote = prepared<{ id: number }, { [Name in keyof NewNote]: NewNote[Name] }>(
  'admin.insert-order-note',
  `insert into order_notes (order_id, author_id, kind, words, idempotency_key, created_at)
   values ($orderId, $authorId, $kind, $words, $idempotencyKey, $now) returning id`,
);

export const noteUnderKey = prepared<
  { kind: DeskNoteKind; words: string },
  [orderId: number, idempotencyKey: string]
>(
  'admin.order-note-under-key',
  'select kind, words from order_notes where order_id = $1 and idempotency_key = $2',
);
