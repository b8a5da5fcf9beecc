import type { QuoteState } from '#contracts/quotes/quotes.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import {
  heldIsNeverNull,
  joinSides,
  type RevisionRow,
  revisionColumns,
  type SidesRow,
  sideColumns,
} from '../quotes.queries.ts';
import { kilometres } from './briefs.queries.ts';

export interface BidRow extends RevisionRow, SidesRow {
  quoteId: number;
  state: QuoteState;
  chosenAt: Date | null;
  makerId: number;
  makerName: string;
  makerImageKey: string | null;
  makerCity: string;
  isVerified: boolean;
  reviewsCount: number;
  ratingSum: number;
  /** Counted up to 1,000. */
  ordersDone: number;
  distanceKm: number | null;
  daysOff: { from: string; to: string }[];
}

/** The bids on a brief that its owner received and that were not taken back, with the figures of their makers. */
export const bidsOfBrief = prepared<BidRow, [briefId: number]>(
  'briefs.bids',
  `select q.id as "quoteId", q.state, q.chosen_at as "chosenAt", ${revisionColumns}, ${sideColumns},
          q.maker_id as "makerId", u.name as "makerName", p.profile_image_key as "makerImageKey",
          coalesce(p.city, '') as "makerCity", u.is_verified as "isVerified",
          coalesce(m.review_count, 0) as "reviewsCount", coalesce(m.rating_sum, 0) as "ratingSum",
          (select count(*) from (select from orders o where o.maker_id = q.maker_id and o.status = 'DELIVERED'
                                  limit 1000) done)::int as "ordersDone",
          ${kilometres('p.latitude', 'p.longitude')} as "distanceKm",
          coalesce((select s.holidays from shops s where s.user_id = q.maker_id), '[]') as "daysOff"
     from quotes q join briefs brief on brief.id = q.brief_id ${joinSides}
     join quote_revisions r on r.quote_id = q.id and r.number = q.revision
     left join profiles p on p.user_id = q.maker_id left join maker_ratings m on m.maker_id = q.maker_id
    where q.brief_id = $1 and q.state not in ('DRAFT','WITHDRAWN') and q.valid_until is not null
    order by r.total_paise, q.id limit 100`,
  heldIsNeverNull,
);
