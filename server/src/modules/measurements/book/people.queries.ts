import type { BookPerson } from '#contracts/measurements/book/book.fields.ts';
import { type BookBody, mostPeople, type Relation } from '#contracts/measurements/book/book.rules.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/**
 * Serializes additions to a book, so that the count of its people is right. Returns no row if the account is closed;
 * waits for a concurrent deletion of the account, which would not see what is added.
 */
export const holdBook = prepared<{ id: number }, [ownerId: number]>(
  'naap.hold-book',
  `with owner as materialized (select id from users where id = $1 and status = 'ACTIVE' for key share)
   select id from owner, pg_advisory_xact_lock(hashtextextended('naap book ' || id, 0))`,
);

export interface PersonRow {
  id: number;
  name: string;
  relation: Relation;
  body: BookBody;
  birthYear: number | null;
  unit: Unit;
  garments: BookPerson['garments'];
}

const person = `
  select p.id, p.name, p.relation, p.body, p.birth_year as "birthYear", p.unit,
         coalesce((select json_agg(json_build_object(
                     'garment', v.garment, 'versionId', v.id, 'version', v.version,
                     'measuredOn', to_char(v.measured_on, 'YYYY-MM-DD'),
                     'confirmedOn', to_char(v.confirmed_on, 'YYYY-MM-DD')))
                     from naap_versions v where v.person_id = p.id and v.is_newest), '[]') as garments
    from naap_people p`;

/** The people of a book: SELF, then by name. */
export const listPeople = prepared<PersonRow, [ownerId: number]>(
  'naap.people',
  `${person} where p.owner_id = $1 and p.removed_at is null
    order by p.relation = 'SELF' desc, lower(p.name), p.id limit ${mostPeople}`,
);

/** The statement checks the owner: it returns no row for people of other books. */
export const findPerson = prepared<PersonRow, [personId: number, ownerId: number]>(
  'naap.person',
  `${person} where p.id = $1 and p.owner_id = $2 and p.removed_at is null`,
);

/** Locks a person of one's own book; serializes all writes of their versions, overlays and shares. */
export const lockPersonOfBook = prepared<{ id: number; unit: Unit }, [personId: number, ownerId: number]>(
  'naap.lock-person',
  `select id, unit from naap_people where id = $1 and owner_id = $2 and removed_at is null for no key update`,
);

export const findAddedPerson = prepared<PersonRow, [ownerId: number, key: string]>(
  'naap.added-person',
  `${person} where p.owner_id = $1 and p.idempotency_key = $2 and p.removed_at is null`,
);

/** The number of people in a book, whether SELF is among them, and the name of the account. */
export const countPeople = prepared<{ count: number; hasSelf: boolean; ownName: string }, [ownerId: number]>(
  'naap.count-people',
  `select (select count(*) from naap_people where owner_id = u.id and removed_at is null)::int as count,
          exists (select from naap_people
                   where owner_id = u.id and relation = 'SELF' and removed_at is null) as "hasSelf",
          u.name as "ownName"
     from users u where u.id = $1`,
);

interface WrittenPerson {
  name: string;
  relation: string;
  body: string;
  birthYear: number | null;
  unit: string;
}

export const insertPerson = prepared<
  { id: number },
  WrittenPerson & { ownerId: number; idempotencyKey: string | null; now: Date }
>(
  'naap.insert-person',
  `insert into naap_people (owner_id, name, relation, body, birth_year, unit, idempotency_key, created_at)
   values ($ownerId, $name, $relation, $body, $birthYear, $unit, $idempotencyKey, $now) returning id`,
);

export const updatePerson = prepared<object, WrittenPerson & { personId: number }>(
  'naap.update-person',
  `update naap_people set name = $name, relation = $relation, body = $body, birth_year = $birthYear, unit = $unit
    where id = $personId`,
);

/** Deletes a person with versions, overlays, shares and readings, unless an order keeps a share of them. */
export const deletePerson = prepared<{ id: number }, [personId: number]>(
  'naap.delete-person',
  `delete from naap_people p where p.id = $1
      and not exists (select from naap_shares where person_id = p.id and revoked_at is null) returning p.id`,
);

/** Hides a person whom an order keeps, and deletes all of theirs that no order keeps. */
export const retirePerson = prepared<object, [personId: number, now: Date]>(
  'naap.retire-person',
  `with overlay as (delete from naap_overlays where person_id = $1),
        agreed as (delete from naap_standing_yes where person_id = $1),
        version as (delete from naap_versions v
                     where v.person_id = $1
                       and not exists (select from naap_shares where version_id = v.id and revoked_at is null))
   update naap_people set removed_at = $2 where id = $1`,
);
