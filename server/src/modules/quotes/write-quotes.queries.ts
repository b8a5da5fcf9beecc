import type { QuoteAct, QuoteActor, QuoteState } from '#contracts/quotes/quotes.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Serializes what opens a quote between two people about a design and a brief. Returns the open one, if any. */
export const lockOpenQuote = prepared<
  { id: number | null },
  { makerId: number; buyerId: number; designId: number | null; briefId: number | null }
>(
  'quotes.lock-open',
  `with held as materialized (
     select pg_advisory_xact_lock(hashtextextended(
       format('quote %s %s %s %s', $makerId::bigint, $buyerId::bigint, coalesce($designId::bigint, 0),
         coalesce($briefId::bigint, 0)), 0)))
   select (select id from quotes
            where maker_id = $makerId and buyer_id = $buyerId and coalesce(design_id, 0) = coalesce($designId::bigint, 0)
              and coalesce(brief_id, 0) = coalesce($briefId::bigint, 0) and state in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING')) as id
     from held`,
);

interface NewQuote {
  makerId: number;
  buyerId: number;
  enquiryId: number | null;
  briefId: number | null;
  designId: number | null;
  idempotencyKey: string | null;
  requestHash: string;
  now: Date;
}

export const insertQuote = prepared<{ id: number }, { [Name in keyof NewQuote]: NewQuote[Name] }>(
  'quotes.insert',
  `insert into quotes (maker_id, buyer_id, enquiry_id, brief_id, design_id, idempotency_key, request_hash, created_at, updated_at)
   values ($makerId, $buyerId, $enquiryId, $briefId, $designId, $idempotencyKey, $requestHash, $now, $now) returning id`,
);

export const quoteWithKey = prepared<
  { id: number; requestHash: string },
  [makerId: number, idempotencyKey: string]
>(
  'quotes.with-key',
  'select id, request_hash as "requestHash" from quotes where maker_id = $1 and idempotency_key = $2',
);

export interface NewRevision {
  quoteId: number;
  number: number;
  title: string;
  words: string;
  included: string;
  /** JSON, a list of `StoredLine`. */
  lines: string;
  measuring: string;
  days: number;
  functionOn: string | null;
  freeChanges: number;
  validDays: number;
  validUntil: Date | null;
  totalPaise: number | null;
  advancePaise: number | null;
  now: Date;
}

/** Writes a revision; the only revision of a draft is replaced. */
export const writeRevision = prepared<object, { [Name in keyof NewRevision]: NewRevision[Name] }>(
  'quotes.write-revision',
  `insert into quote_revisions as r (quote_id, number, title, words, included, lines, measuring, days, function_on,
     free_changes, valid_days, valid_until, total_paise, advance_paise, created_at)
   values ($quoteId, $number, $title, $words, $included, $lines, $measuring, $days, $functionOn, $freeChanges,
     $validDays, $validUntil, $totalPaise, $advancePaise, $now)
   on conflict (quote_id, number) do update
      set title = excluded.title, words = excluded.words, included = excluded.included, lines = excluded.lines,
          measuring = excluded.measuring, days = excluded.days, function_on = excluded.function_on,
          free_changes = excluded.free_changes, valid_days = excluded.valid_days,
          total_paise = excluded.total_paise, advance_paise = excluded.advance_paise
    where r.valid_until is null`,
);

/** Fixes the revision of a draft when it is offered. */
export const offerRevision = prepared<object, [quoteId: number, validUntil: Date, now: Date]>(
  'quotes.offer-revision',
  `update quote_revisions set valid_until = $2, created_at = $3
    where quote_id = $1 and number = 1 and valid_until is null`,
);

export const replacePictures = prepared<
  object,
  [quoteId: number, revision: number, mediaIds: readonly number[]]
>(
  'quotes.replace-pictures',
  `with gone as (
     delete from quote_pictures where quote_id = $1 and revision = $2 and position >= cardinality($3::bigint[]))
   insert into quote_pictures (quote_id, revision, position, media_id)
   select $1, $2, place - 1, id from unnest($3::bigint[]) with ordinality as given (id, place)
   on conflict (quote_id, revision, position) do update set media_id = excluded.media_id`,
);

/** The pictures of all revisions of a quote. */
export const picturesOfQuote = prepared<{ mediaId: number }, [quoteId: number]>(
  'quotes.pictures',
  'select distinct media_id as "mediaId" from quote_pictures where quote_id = $1',
);

/** Those of the pictures that could not be read. */
export const unreadablePictures = prepared<{ mediaId: number }, [mediaIds: readonly number[]]>(
  'quotes.unreadable-pictures',
  `select id as "mediaId" from media where id = any($1) and status = 'FAILED'`,
);

/** Counts a change of a draft that is no move. */
export const touchQuote = prepared<object, [quoteId: number, now: Date]>(
  'quotes.touch',
  'update quotes set version = version + 1, updated_at = $2 where id = $1',
);

interface NewState {
  quoteId: number;
  state: QuoteState;
  revision: number;
  acceptedRevision: number | null;
  validUntil: Date | null;
  orderId: number | null;
  now: Date;
}

/** A new revision is reminded of anew. */
export const setQuoteState = prepared<object, { [Name in keyof NewState]: NewState[Name] }>(
  'quotes.set-state',
  `update quotes
      set state = $state, version = version + 1, accepted_revision = $acceptedRevision, valid_until = $validUntil,
          order_id = $orderId, updated_at = $now, revision = $revision,
          reminded_at = case when revision = $revision then reminded_at end
    where id = $quoteId`,
);

interface NewMove {
  quoteId: number;
  act: QuoteAct;
  actor: QuoteActor;
  actorId: number | null;
  from: QuoteState;
  to: QuoteState;
  revision: number;
  note: string;
  pricePaise: number | null;
  now: Date;
}

export const insertMove = prepared<{ id: number }, { [Name in keyof NewMove]: NewMove[Name] }>(
  'quotes.insert-move',
  `insert into quote_history (quote_id, act, actor, actor_id, from_state, to_state, revision, note, price_paise, created_at)
   values ($quoteId, $act, $actor, $actorId, $from, $to, $revision, $note, $pricePaise, $now) returning id`,
);

interface Enquirer {
  designId: number;
  /** Null for a person without an account. */
  userId: number | null;
}

/** The sender of an enquiry of the maker; no row for others. */
export const enquirer = prepared<Enquirer, [enquiryId: number, makerId: number]>(
  'quotes.enquirer',
  'select design_id as "designId", user_id as "userId" from enquiries where id = $1 and maker_id = $2',
);

/** A person whose account is active. */
export const personToQuote = prepared<{ role: string }, [personId: number]>(
  'quotes.person',
  `select role from users where id = $1 and status = 'ACTIVE'`,
);

export const ownDesign = prepared<{ id: number }, [designId: number, makerId: number]>(
  'quotes.own-design',
  `select id from designs where id = $1 and maker_id = $2 and status in ('PROCESSING','PUBLISHED','WITHDRAWN')`,
);
