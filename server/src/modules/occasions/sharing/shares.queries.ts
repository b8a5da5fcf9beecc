import type { SharePurpose } from '#contracts/occasions/occasions.rules.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface ShareRow {
  id: number;
  orderId: number;
  purpose: SharePurpose;
  expiresAt: Date;
  payerName: string;
  /** A payment was proved through the link. */
  isProved: boolean;
}

/** The links of an occasion that were not ended, expired ones included. */
export const sharesOfOccasion = prepared<ShareRow, [occasionId: number]>(
  'occasions.shares',
  `select s.id, s.order_id as "orderId", s.purpose, s.expires_at as "expiresAt", s.payer_name as "payerName",
          s.proved_at is not null as "isProved"
     from occasion_shares s join occasion_orders a on a.order_id = s.order_id
    where a.occasion_id = $1 and s.ended_at is null`,
);

export const orderOfOccasion = prepared<{ orderId: number }, [orderId: number, occasionId: number]>(
  'occasions.order',
  'select order_id as "orderId" from occasion_orders where order_id = $1 and occasion_id = $2',
);

export const endLinkOfInstalment = prepared<object, [orderId: number, purpose: string, now: Date]>(
  'occasions.end-link-of-instalment',
  'update occasion_shares set ended_at = $3 where order_id = $1 and purpose = $2 and ended_at is null',
);

export const insertShare = prepared<
  object,
  { orderId: number; purpose: string; tokenHash: string; now: Date; expiresAt: Date }
>(
  'occasions.insert-share',
  `insert into occasion_shares (order_id, purpose, token_hash, created_at, expires_at)
   values ($orderId, $purpose, $tokenHash, $now, $expiresAt)`,
);

/** Returns no row if the link is not one of the occasion or has ended. */
export const endLink = prepared<{ id: number }, [shareId: number, occasionId: number, now: Date]>(
  'occasions.end-link',
  `update occasion_shares s set ended_at = $3 from occasion_orders a
    where s.id = $1 and a.order_id = s.order_id and a.occasion_id = $2 and s.ended_at is null returning s.id`,
);

export const endLinksOfOccasion = prepared<object, [occasionId: number, now: Date]>(
  'occasions.end-links',
  `update occasion_shares s set ended_at = $2 from occasion_orders a
    where a.order_id = s.order_id and a.occasion_id = $1 and s.ended_at is null`,
);

export interface OpenedShare {
  shareId: number;
  orderId: number;
  purpose: SharePurpose;
  isEnded: boolean;
  expiresAt: Date;
  title: string;
  organiserId: number;
  organiserName: string;
  isOrganiserSuspended: boolean;
}

/** A share by its token, unless its organiser's account is gone. */
export const shareOfToken = prepared<OpenedShare, [tokenHash: string]>(
  'occasions.of-token',
  `select s.id as "shareId", s.order_id as "orderId", s.purpose, s.ended_at is not null as "isEnded",
          s.expires_at as "expiresAt", c.title, c.organiser_id as "organiserId", u.name as "organiserName",
          ${isSuspended} as "isOrganiserSuspended"
     from occasion_shares s join occasion_orders a on a.order_id = s.order_id
     join occasions c on c.id = a.occasion_id join users u on u.id = c.organiser_id
    where s.token_hash = $1 and u.status in ('ACTIVE','SUSPENDED')`,
  { isOrganiserSuspended: 'a reason that is null makes the whole of it false' },
);

/** Keeps the name of the payer who opened the window last, until a payment is proved. */
export const noteOpened = prepared<object, [shareId: number, now: Date, payerName: string]>(
  'occasions.note-opened',
  `update occasion_shares set opened_at = $2, payer_name = $3 where id = $1 and proved_at is null`,
);

export const noteProved = prepared<object, [shareId: number, now: Date, payerName: string]>(
  'occasions.note-proved',
  `update occasion_shares set proved_at = $2, payer_name = $3 where id = $1 and proved_at is null`,
);

/** Returns a row to only one of several concurrent callers: the share of a paid instalment whose window was opened. */
export const noteTold = prepared<
  { shareId: number; organiserId: number; occasionId: number },
  [orderId: number, purpose: string, now: Date]
>(
  'occasions.note-told',
  `update occasion_shares s set told_at = $3 from occasion_orders a, occasions c
    where s.order_id = $1 and s.purpose = $2 and s.opened_at is not null and s.told_at is null
      and s.id = (select max(n.id) from occasion_shares n
                   where n.order_id = $1 and n.purpose = $2 and n.opened_at is not null)
      and a.order_id = s.order_id and c.id = a.occasion_id
   returning s.id as "shareId", c.organiser_id as "organiserId", c.id as "occasionId"`,
);

export interface PaidShareRow {
  title: string;
  person: string;
  amountPaise: number;
  organiserId: number;
  organiserName: string;
  organiserEmail: string;
}

/** What the organiser is told of a paid share. */
export const paidShare = prepared<PaidShareRow, [shareId: number]>(
  'occasions.paid-share',
  `select c.title, g.name as person, p.expected_paise as "amountPaise", u.id as "organiserId",
          u.name as "organiserName", u.email as "organiserEmail"
     from occasion_shares s join occasion_orders a on a.order_id = s.order_id
     join occasion_guests g on g.id = a.guest_id join occasions c on c.id = a.occasion_id
     join users u on u.id = c.organiser_id
     join payments p on p.order_id = s.order_id and p.purpose = s.purpose
    where s.id = $1`,
);

/** Deletes links that expired before a moment and that nobody used. */
export const deleteOldShares = prepared<object, [expiredBefore: Date]>(
  'occasions.delete-old-shares',
  'delete from occasion_shares where expires_at <= $1 and opened_at is null',
);
