import { prepared } from '#server/platform/db/prepared.ts';

interface KnownQuote {
  id: number;
  version: number;
  revision: number;
  /** The number of moves so far. */
  moves: number;
}

export const quoteUnderKey = prepared<KnownQuote, [key: string]>(
  'demo.quote-under-key',
  `select q.id, q.version, q.revision,
          (select count(*)::int from quote_history h where h.quote_id = q.id) as moves
     from quotes q where q.idempotency_key = $1`,
);

export const briefUnderKey = prepared<{ id: number }, [key: string]>(
  'demo.brief-under-key',
  'select id from briefs where idempotency_key = $1',
);

export const chatBetween = prepared<{ id: number }, [userId: number, partnerId: number]>(
  'demo.chat-between',
  'select chat_id as id from chat_members where user_id = $1 and partner_id = $2 and last_message_id > 0',
);

/** Gives the order of a quote the key of an order of the demo, because quotes give none. */
export const markOrderOfDemo = prepared<object, [orderId: number, key: string]>(
  'demo.mark-order',
  'update orders set idempotency_key = $2 where id = $1',
);

/** A payment can only be made now; this backdates the quote that followed it. */
export const backdateBookedQuote = prepared<object, [quoteId: number, at: Date]>(
  'demo.backdate-booked-quote',
  `with noted as (
     update quote_history set created_at = $2 where quote_id = $1 and act = 'BOOK' returning quote_id)
   update quotes set updated_at = $2 where id in (select quote_id from noted)`,
);
