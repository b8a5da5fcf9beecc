import type { QuoteState } from '#contracts/quotes/quotes.states.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface ListedQuoteRow {
  id: number;
  makerId: number;
  state: QuoteState;
  otherId: number;
  otherName: string;
  title: string;
  revision: number;
  totalPaise: number | null;
  validUntil: Date | null;
  imageKey: string | null;
  orderId: number | null;
  updatedAt: Date;
  micros: number;
}

const listed = (other: string) => `
  select q.id, q.maker_id as "makerId", q.state, o.id as "otherId", o.name as "otherName", r.title, q.revision,
         r.total_paise as "totalPaise", q.valid_until as "validUntil",
         (select f.key from quote_pictures p join media f on f.id = p.media_id
           where p.quote_id = q.id and p.revision = q.revision and f.status = 'READY' order by p.position limit 1) as "imageKey",
         q.order_id as "orderId", q.updated_at as "updatedAt",
         (extract(epoch from q.updated_at) * 1000000)::bigint as micros
    from q join users o on o.id = ${other}
    join quote_revisions r on r.quote_id = q.id and r.number = q.revision
   order by q.updated_at desc, q.id desc`;

const cut = (condition: string) => `
  with q as materialized (
    select * from quotes
     where ${condition} and (updated_at, id) < (to_timestamp($micros::double precision / 1000000), $cursorId::bigint)
     order by updated_at desc, id desc limit $limit)`;

interface Page {
  viewerId: number;
  micros: number;
  cursorId: number;
  limit: number;
}

/** Quotes that the viewer wrote, the last changed first. One scan of quotes_maker_idx. */
export const writtenQuotes = prepared<ListedQuoteRow, { [Name in keyof Page]: Page[Name] }>(
  'quotes.written',
  `${cut('maker_id = $viewerId')} ${listed('q.buyer_id')}`,
);

/** Quotes that the viewer received, the last changed first. One scan of quotes_buyer_idx. */
export const receivedQuotes = prepared<ListedQuoteRow, { [Name in keyof Page]: Page[Name] }>(
  'quotes.received',
  `${cut('buyer_id = $viewerId and valid_until is not null')} ${listed('q.maker_id')}`,
);

/** The latest quotes between the viewer $1 and a person $2. */
export const quotesBetween = prepared<ListedQuoteRow, [viewerId: number, otherId: number]>(
  'quotes.between',
  `with q as materialized (
     select * from (
       (select * from quotes where maker_id = $1 and buyer_id = $2 order by updated_at desc, id desc limit 50)
       union all
       (select * from quotes where buyer_id = $1 and maker_id = $2 and valid_until is not null
         order by updated_at desc, id desc limit 50)) both_ways
      order by updated_at desc, id desc limit 50)
   ${listed('$2::bigint')}`,
);

interface PartnerRow {
  partnerId: number;
  /** Neither has blocked the other, and the partner's account is active. */
  canQuote: boolean;
}

/** The other person of a chat of the viewer; no row for others. */
export const partnerOfChat = prepared<PartnerRow, [chatId: number, viewerId: number]>(
  'quotes.partner-of-chat',
  `select m.partner_id as "partnerId",
          u.status = 'ACTIVE' and not ${isBlockBetween('m.user_id', 'm.partner_id')} as "canQuote"
     from chat_members m join users u on u.id = m.partner_id
    where m.chat_id = $1 and m.user_id = $2 and m.last_message_id > 0`,
);
