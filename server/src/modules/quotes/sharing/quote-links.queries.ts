import { prepared } from '#server/platform/db/prepared.ts';

export interface QuoteLinkRow {
  id: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Open links, newest first. */
export const linksOfQuote = prepared<QuoteLinkRow, [quoteId: number, now: Date]>(
  'quotes.links',
  `select id, created_at as "createdAt", expires_at as "expiresAt"
     from quote_links where quote_id = $1 and expires_at > $2 order by id desc`,
);

export const insertQuoteLink = prepared<
  object,
  { quoteId: number; tokenHash: string; now: Date; expiresAt: Date }
>(
  'quotes.insert-link',
  `insert into quote_links (quote_id, token_hash, created_at, expires_at) values ($quoteId, $tokenHash, $now, $expiresAt)`,
);

/** Only for the buyer's own quotes. */
export const deleteQuoteLink = prepared<{ id: number }, [linkId: number, quoteId: number, buyerId: number]>(
  'quotes.delete-link',
  `delete from quote_links l using quotes q
    where l.id = $1 and l.quote_id = $2 and q.id = l.quote_id and q.buyer_id = $3 returning l.id`,
);

export const deleteExpiredQuoteLinks = prepared<object, [now: Date]>(
  'quotes.delete-expired-links',
  'delete from quote_links where expires_at <= $1',
);

interface OpenedQuote {
  quoteId: number;
  revision: number;
  state: string;
  validUntil: Date | null;
  expiresAt: Date;
  /** The names of both sides, which the shared texts must not contain. */
  makerName: string;
  buyerName: string;
}

/** The quote of an open link, unless its buyer's account is gone. */
export const quoteOfToken = prepared<OpenedQuote, [tokenHash: string, now: Date]>(
  'quotes.of-link',
  `select l.quote_id as "quoteId", q.revision, q.state, q.valid_until as "validUntil", l.expires_at as "expiresAt",
          m.name as "makerName", b.name as "buyerName"
     from quote_links l join quotes q on q.id = l.quote_id
     join users b on b.id = q.buyer_id join users m on m.id = q.maker_id
    where l.token_hash = $1 and l.expires_at > $2 and q.state not in ('DRAFT','WITHDRAWN')
      and b.status in ('ACTIVE','SUSPENDED')`,
);
