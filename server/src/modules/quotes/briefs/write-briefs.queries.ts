import type { BriefState } from '#contracts/quotes/briefs/briefs.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/**
 * Serializes the briefs that one person posts. Returns no row if the account is closed; waits for a concurrent deletion
 * of the account, which would not see the brief.
 */
export const lockOwner = prepared<{ id: number }, [ownerId: number]>(
  'briefs.lock-owner',
  `with owner as materialized (select id from users where id = $1 and status = 'ACTIVE' for key share)
   select id from owner, pg_advisory_xact_lock(hashtextextended('briefs of ' || id, 0))`,
);

export const openBriefs = prepared<{ count: number }, [ownerId: number]>(
  'briefs.open',
  `select count(*)::int as count from briefs where owner_id = $1 and state = 'OPEN'`,
);

export const briefWithKey = prepared<
  { id: number; requestHash: string },
  [ownerId: number, idempotencyKey: string]
>(
  'briefs.with-key',
  'select id, request_hash as "requestHash" from briefs where owner_id = $1 and idempotency_key = $2',
);

interface Words {
  garment: string;
  title: string;
  words: string;
  fabric: string;
  budgetFromPaise: number;
  budgetToPaise: number;
  neededBy: string;
  pincode: string;
  latitude: number | null;
  longitude: number | null;
  tile: number | null;
  wearer: string;
  forName: string;
  now: Date;
}

interface NewBrief extends Words {
  ownerId: number;
  endsAt: Date;
  idempotencyKey: string | null;
  requestHash: string;
}

export const insertBrief = prepared<{ id: number }, { [Name in keyof NewBrief]: NewBrief[Name] }>(
  'briefs.insert',
  `insert into briefs (owner_id, garment, title, words, fabric, budget_from_paise, budget_to_paise, needed_by, pincode,
     latitude, longitude, tile, wearer, for_name, ends_at, idempotency_key, request_hash, created_at, updated_at)
   values ($ownerId, $garment, $title, $words, $fabric, $budgetFromPaise, $budgetToPaise, $neededBy, $pincode,
     $latitude, $longitude, $tile, $wearer, $forName, $endsAt, $idempotencyKey, $requestHash, $now, $now)
   returning id`,
);

interface ChangedBrief extends Words {
  briefId: number;
}

export const changeBrief = prepared<object, { [Name in keyof ChangedBrief]: ChangedBrief[Name] }>(
  'briefs.change',
  `update briefs
      set garment = $garment, title = $title, words = $words, fabric = $fabric, budget_from_paise = $budgetFromPaise,
          budget_to_paise = $budgetToPaise, needed_by = $neededBy, pincode = $pincode, latitude = $latitude,
          longitude = $longitude, tile = $tile, wearer = $wearer, for_name = $forName, updated_at = $now
    where id = $briefId`,
);

export const picturesOfBrief = prepared<{ mediaId: number }, [briefId: number]>(
  'briefs.pictures',
  'select media_id as "mediaId" from brief_pictures where brief_id = $1 order by position',
);

export const replaceBriefPictures = prepared<object, [briefId: number, mediaIds: readonly number[]]>(
  'briefs.replace-pictures',
  `with gone as (delete from brief_pictures where brief_id = $1 and position >= cardinality($2::bigint[]))
   insert into brief_pictures (brief_id, position, media_id)
   select $1, place - 1, id from unnest($2::bigint[]) with ordinality as given (id, place)
   on conflict (brief_id, position) do update set media_id = excluded.media_id`,
);

export const setBriefState = prepared<object, [briefId: number, state: BriefState, now: Date]>(
  'briefs.set-state',
  'update briefs set state = $2, updated_at = $3 where id = $1',
);

/** Open briefs whose time is over at $1, oldest first. */
export const endedBriefs = prepared<{ id: number }, [now: Date]>(
  'briefs.ended',
  `select id from briefs where state = 'OPEN' and ends_at <= $1 order by ends_at limit 200`,
);

/** Claims the open briefs that end between $1 and $2. Skips those of another process. */
export const takeEndingBriefs = prepared<
  { briefId: number; ownerId: number; title: string },
  [now: Date, until: Date]
>(
  'briefs.take-ending',
  `update briefs set reminded_at = $1
    where id in (select id from briefs
                  where state = 'OPEN' and ends_at > $1 and ends_at <= $2 and reminded_at is null
                  order by ends_at limit 100 for update skip locked)
   returning id as "briefId", owner_id as "ownerId", title`,
);
