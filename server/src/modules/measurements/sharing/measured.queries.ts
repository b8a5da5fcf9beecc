import type { Garment } from '#contracts/measurements/garments.ts';
import { mostVersions } from '#contracts/measurements/measurements.contract.ts';
import type { PartValues } from '#contracts/measurements/part-values.ts';
import { prepared } from '#server/platform/db/prepared.ts';

interface TakenRow {
  measurementId: number;
  garment: Garment;
  version: number;
  person: string;
  measuredBy: string;
  measuredOn: string;
  taken: { personId: number; versionId: number } | null;
}

/** What the maker measured for an order, newest first, and where the owner took it. */
export const listMeasured = prepared<TakenRow, [orderId: number]>(
  'naap.measured',
  `select m.id as "measurementId", m.garment, m.version, m.person, m.measured_by as "measuredBy",
          to_char(m.measured_on, 'YYYY-MM-DD') as "measuredOn",
          case when v.id is not null
               then json_build_object('personId', v.person_id, 'versionId', v.id) end as taken
     from measurements m left join naap_versions v on v.measurement_id = m.id
    where m.order_id = $1 and m.recorded_by <> m.owner_id order by m.id desc limit ${mostVersions}`,
);

export interface MakersMeasurement {
  id: number;
  orderId: number;
  makerId: number;
  garment: Garment;
  lengths: PartValues;
  measuredBy: string;
  measuredOn: string;
  notes: string;
}

const measured = `
  select m.id, m.order_id as "orderId", m.recorded_by as "makerId", m.garment, m.lengths,
         m.measured_by as "measuredBy", to_char(m.measured_on, 'YYYY-MM-DD') as "measuredOn", m.notes
    from measurements m where m.recorded_by <> m.owner_id`;

/** A measurement by the maker of the order. */
export const findMeasured = prepared<MakersMeasurement, [measurementId: number, orderId: number]>(
  'naap.find-measured',
  `${measured} and m.id = $1 and m.order_id = $2`,
);

export const findTaken = prepared<{ id: number }, [measurementId: number]>(
  'naap.taken',
  'select id from naap_versions where measurement_id = $1',
);

/** The person into whose book measurements of the order are written. */
export const findStandingYes = prepared<
  { personId: number; personName: string; ownerId: number; since: Date },
  [orderId: number]
>(
  'naap.standing-yes',
  `select y.person_id as "personId", p.name as "personName", p.owner_id as "ownerId", y.given_at as since
     from naap_standing_yes y join naap_people p on p.id = y.person_id
    where y.order_id = $1 and y.ended_at is null and p.removed_at is null`,
);

export const insertStandingYes = prepared<object, [orderId: number, personId: number, now: Date]>(
  'naap.give-standing-yes',
  'insert into naap_standing_yes (order_id, person_id, given_at) values ($1, $2, $3)',
);

export const endStandingYesOf = prepared<object, [orderId: number, now: Date]>(
  'naap.end-standing-yes',
  'update naap_standing_yes set ended_at = $2 where order_id = $1 and ended_at is null',
);
