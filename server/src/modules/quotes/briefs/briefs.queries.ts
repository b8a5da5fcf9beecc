import type { Garment } from '#contracts/measurements/garments.ts';
import { earthRadius } from '#contracts/profiles/pin-distance.ts';
import type { Wearer } from '#contracts/quotes/briefs/briefs.rules.ts';
import type { BriefState } from '#contracts/quotes/briefs/briefs.states.ts';
import type { QuoteState } from '#contracts/quotes/quotes.states.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { type QuotePictureRow, type QuoteRow, quoteRowColumns } from '../quotes.queries.ts';

/** SQL condition on a quote `q`: a bid that was offered and stands. */
const isStanding = `q.state in ('OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING','ORDERED')`;

export interface BriefRow {
  id: number;
  ownerId: number;
  state: BriefState;
  endsAt: Date;
  garment: Garment;
}

const briefRow = `brief.id, brief.owner_id as "ownerId", brief.state, brief.ends_at as "endsAt", brief.garment`;

/** Locks a brief until the transaction ends. A brief is always locked before its bids. */
export const lockBrief = prepared<BriefRow, [briefId: number]>(
  'briefs.lock',
  `select ${briefRow} from briefs brief where brief.id = $1 for update`,
);

/** Locks the brief of a quote for one of its sides. */
export const lockBriefOfQuote = prepared<BriefRow, [quoteId: number, viewerId: number]>(
  'briefs.lock-of-quote',
  `select ${briefRow} from briefs brief
    where brief.id = (select brief_id from quotes where id = $1 and $2::bigint in (maker_id, buyer_id)) for update`,
);

/** Locks the bids on a brief that are open or drafts, in the order of their ids. */
export const lockBids = prepared<QuoteRow, [briefId: number]>(
  'briefs.lock-bids',
  `select ${quoteRowColumns} from quotes q
    where q.brief_id = $1 and q.state in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING')
    order by q.id for update`,
);

/** The bids on a brief that stand, besides one. */
export const standingBids = prepared<{ count: number }, [briefId: number, exceptId: number | null]>(
  'briefs.standing-bids',
  `select count(*)::int as count from quotes q where q.brief_id = $1 and q.id is distinct from $2::bigint and ${isStanding}`,
);

/** The bid of a maker on a brief that was not taken back. */
export const bidOfMaker = prepared<{ id: number; state: QuoteState }, [briefId: number, makerId: number]>(
  'briefs.bid-of-maker',
  `select id, state from quotes where brief_id = $1 and maker_id = $2 and state <> 'WITHDRAWN'`,
);

export const chooseBid = prepared<object, [quoteId: number, now: Date]>(
  'briefs.choose-bid',
  'update quotes set chosen_at = $2 where id = $1',
);

interface BriefFacts {
  id: number;
  ownerId: number;
  state: BriefState;
  garment: Garment;
  title: string;
  fabric: string;
  budgetFromPaise: number;
  budgetToPaise: number;
  neededBy: string;
  pincode: string;
  wearer: Wearer;
  forName: string;
  createdAt: Date;
  endsAt: Date;
}

const facts = `brief.id, brief.owner_id as "ownerId", brief.state, brief.garment, brief.title, brief.fabric,
  brief.budget_from_paise as "budgetFromPaise", brief.budget_to_paise as "budgetToPaise", brief.needed_by::text as "neededBy",
  brief.pincode, brief.wearer, brief.for_name as "forName", brief.created_at as "createdAt", brief.ends_at as "endsAt"`;

const firstPicture = `(select f.key from brief_pictures p join media f on f.id = p.media_id
   where p.brief_id = brief.id and f.status = 'READY' order by p.position limit 1)`;
const bidsCount = `(select count(*) from quotes q where q.brief_id = brief.id and ${isStanding})::int`;

/** SQL: whole kilometres between the place of a brief and another; null if either is unknown. */
export const kilometres = (latitude: string, longitude: string, brief = 'brief') => `case
  when ${brief}.latitude is not null and ${latitude}::float8 is not null
  then round(2 * ${earthRadius} * asin(sqrt(least(1,
    power(sin(radians(${brief}.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${brief}.latitude))
      * power(sin(radians(${brief}.longitude - ${longitude}::float8) / 2), 2)))))::int end`;

interface OwnBidRow {
  quoteId: number;
  state: QuoteState;
  wasOffered: boolean;
}

/** SQL: the bid of a maker on a brief that was not taken back. */
const bidOf = (maker: string) => `(select json_build_object('quoteId', q.id, 'state', q.state,
            'wasOffered', q.valid_until is not null) from quotes q
          where q.brief_id = brief.id and q.maker_id = ${maker} and q.state <> 'WITHDRAWN')`;

export interface ShownBriefRow extends BriefFacts {
  ownerName: string;
  words: string;
  distanceKm: number | null;
  bidsCount: number;
  chosenId: number | null;
  bid: OwnBidRow | null;
  /** Neither has blocked the other, and the owner's account is active. */
  isReachable: boolean;
  pictures: QuotePictureRow[];
}

/** A brief as one person sees it. `showBrief` decides whether they may. */
export const shownBrief = prepared<ShownBriefRow, [briefId: number, viewerId: number]>(
  'briefs.shown',
  `select ${facts}, u.name as "ownerName", brief.words, ${kilometres('v.latitude', 'v.longitude')} as "distanceKm",
          ${bidsCount} as "bidsCount",
          (select q.id from quotes q where q.brief_id = brief.id and q.chosen_at is not null) as "chosenId",
          ${bidOf('$2')} as bid,
          u.status = 'ACTIVE' and not ${isBlockBetween('brief.owner_id', '$2::bigint')} as "isReachable",
          (select coalesce(json_agg(json_build_object('mediaId', f.id, 'key', f.key, 'width', f.width,
                    'height', f.height, 'placeholder', f.placeholder, 'status', f.status) order by p.position), '[]')
             from brief_pictures p join media f on f.id = p.media_id where p.brief_id = brief.id) as pictures
     from briefs brief join users u on u.id = brief.owner_id left join profiles v on v.user_id = $2
    where brief.id = $1`,
);

export interface OwnBriefRow extends BriefFacts {
  imageKey: string | null;
  bidsCount: number;
}

/** The briefs of a person, newest first. One scan of briefs_owner_idx. */
export const ownBriefs = prepared<OwnBriefRow, [ownerId: number, before: number, limit: number]>(
  'briefs.own',
  `select ${facts}, ${firstPicture} as "imageKey", ${bidsCount} as "bidsCount"
     from briefs brief where brief.owner_id = $1 and brief.id < $2 order by brief.id desc limit $3`,
);

/** What a maker makes and from where, for the circles of briefs. */
export interface ReachRow {
  latitude: number | null;
  longitude: number | null;
  radiusKm: number;
  /** Days from order to parcel. */
  leadDays: number;
  designs: { title: string; category: string }[];
}

/** The latest 200 published designs decide what a maker makes. No row for accounts on hold and for people who are no makers. */
export const reachOfMaker = prepared<ReachRow, [makerId: number]>(
  'briefs.reach',
  `select p.latitude, p.longitude, coalesce(p.visit_radius_km, 40)::int as "radiusKm",
          coalesce(s.lead_days, (select min(d.completion_days) from designs d
                                  where d.maker_id = u.id and d.status = 'PUBLISHED'), 14)::int as "leadDays",
          (select coalesce(json_agg(json_build_object(
                    'title', coalesce(d.translations -> 'en' ->> 'title', d.title), 'category', d.category)), '[]')
             from (select title, translations, category from designs
                    where maker_id = u.id and status = 'PUBLISHED'
                    order by published_at desc, id desc limit 200) d) as designs
     from users u left join profiles p on p.user_id = u.id left join shops s on s.user_id = u.id
    where u.id = $1 and u.role <> 'USER' and u.status = 'ACTIVE' and not coalesce(${isSuspended}, false)`,
);

export interface WorkBriefRow extends BriefFacts {
  distanceKm: number | null;
  isOwnGarment: boolean;
  isInTime: boolean;
  rank: number;
  imageKey: string | null;
  isFull: boolean;
  bid: OwnBidRow | null;
}

/** What ranks a brief. */
const candidate = 'brief.id, brief.owner_id, brief.ends_at, brief.needed_by, brief.latitude, brief.longitude';

interface Asked {
  makerId: number;
  now: Date;
  garments: readonly string[];
  own: readonly boolean[];
  /** The squares around the maker. */
  tiles: readonly number[];
  latitude: number | null;
  longitude: number | null;
  radiusKm: number;
  nearKm: number;
  regionKm: number;
  /** The earliest day by which the maker delivers. */
  earliest: string;
  mostBids: number;
  rank: number;
  id: number;
  limit: number;
}

/**
 * Open briefs that fit a maker, ordered by garment, distance, time and newness. Only the newest of each garment are
 * ranked, here and around the maker, so that the work does not grow with the number of briefs. Materialized steps
 * compute each distance once, and look only at the owners of the best briefs until a page is full.
 */
export const worklist = prepared<WorkBriefRow, { [Name in keyof Asked]: Asked[Name] }>(
  'briefs.worklist',
  `with wanted as (
     select * from unnest($garments::text[], $own::boolean[]) as given (garment, is_own)),
   candidates as materialized (
     select found.*, w.is_own from wanted w cross join lateral (
       select ${candidate} from briefs brief where brief.state = 'OPEN' and brief.garment = w.garment
        order by brief.id desc limit 60) found
     union
     select found.*, w.is_own from wanted w cross join unnest($tiles::int[]) as around (tile) cross join lateral (
       select ${candidate} from briefs brief
        where brief.state = 'OPEN' and brief.garment = w.garment and brief.tile = around.tile
        order by brief.id desc limit 15) found),
   measured as materialized (
     select brief.id, brief.owner_id, brief.is_own, brief.needed_by >= $earliest::date as in_time,
            ${kilometres('$latitude', '$longitude')} as km
       from candidates brief where brief.owner_id <> $makerId::bigint and brief.ends_at > $now),
   ranked as (
     select m.*, case when is_own then 0 else 100 end
              + case when km <= $radiusKm::int then 0 when km <= $nearKm::int then 10
                     when km <= $regionKm::int then 20 else 30 end
              + case when in_time then 0 else 1 end as rank
       from measured m),
   best as materialized (
     select * from ranked where (rank, -id) > ($rank::int, -$id::bigint) order by rank, id desc),
   page as materialized (
     select best.* from best join users u on u.id = best.owner_id
      where u.status = 'ACTIVE' and not ${isBlockBetween('best.owner_id', '$makerId::bigint')}
      order by best.rank, best.id desc limit $limit)
   select ${facts}, page.km as "distanceKm", page.is_own as "isOwnGarment", page.in_time as "isInTime", page.rank,
          ${firstPicture} as "imageKey", ${bidsCount} >= $mostBids::int as "isFull",
          ${bidOf('$makerId')} as bid
     from page join briefs brief on brief.id = page.id order by page.rank, page.id desc`,
  { isOwnGarment: 'the list of garments has as many values beside it' },
);
