import type { MeasuredThing } from '#contracts/measurements/book/book.rules.ts';
import type { Garment, LengthPartName, PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { mostVersions } from '#contracts/measurements/measurements.contract.ts';
import type { PartValues } from '#contracts/measurements/part-values.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

interface MeasuredOrder {
  buyerId: number;
  makerId: number;
  status: OrderStatus;
}

const ofParty = `
  select buyer_id as "buyerId", maker_id as "makerId", status from orders
   where id = $1 and (buyer_id = $2 or maker_id = $2)`;

/** The statement checks the viewer: it returns no row for orders of other people. */
export const findMeasuredOrder = prepared<MeasuredOrder, [orderId: number, viewerId: number]>(
  'measurements.order',
  ofParty,
);

/** The sides of an order. */
export const findParties = prepared<{ ownerId: number; makerId: number }, [orderId: number]>(
  'measurements.parties',
  'select buyer_id as "ownerId", maker_id as "makerId" from orders where id = $1',
);

/**
 * Like `findMeasuredOrder`, but locks the order, so that it is not cancelled or delivered before the measurements are
 * written.
 */
export const holdMeasuredOrder = prepared<MeasuredOrder, [orderId: number, viewerId: number]>(
  'measurements.hold-order',
  `${ofParty} for share`,
);

/** Serializes writes of the two sides to the same measurements. */
export const holdMeasurements = prepared<object, [key: string]>(
  'measurements.hold',
  `select pg_advisory_xact_lock(hashtextextended('measurements ' || $1, 0))`,
);

export interface MeasurementRow {
  id: number;
  garment: Garment;
  version: number;
  unit: Unit;
  /** As stored: lengths in tenths of a millimetre. */
  lengths: PartValues;
  person: string;
  measuredBy: string;
  measuredOn: string;
  notes: string;
  recordedBy: number;
  recorderName: string;
  createdAt: Date;
  takenFrom: Partial<Record<PartName, MeasuredThing>> | null;
  signedAt: Date | null;
  /** Part → tenths of a millimetre. */
  likes: Partial<Record<LengthPartName, number>> | null;
}

/** All versions, newest first; the limit is the most that an order can have. */
export const listMeasurements = prepared<MeasurementRow, [orderId: number]>(
  'measurements.list',
  `select m.id, m.garment, m.version, m.unit, m.lengths, m.person, m.measured_by as "measuredBy",
          to_char(m.measured_on, 'YYYY-MM-DD') as "measuredOn", m.notes, m.recorded_by as "recordedBy",
          u.name as "recorderName", m.created_at as "createdAt", m.taken_from as "takenFrom",
          m.signed_at as "signedAt", m.likes
     from measurements m join users u on u.id = m.recorded_by
    where m.order_id = $1 order by m.id desc limit ${mostVersions}`,
);

type Written = Pick<MeasurementRow, 'unit' | 'lengths' | 'person' | 'measuredBy' | 'measuredOn' | 'notes'>;

/** The measurements that a person recorded under an idempotency key. */
export const findRecorded = prepared<
  Written & Pick<MeasurementRow, 'garment'>,
  [orderId: number, viewerId: number, key: string]
>(
  'measurements.recorded',
  `select garment, unit, lengths, person, measured_by as "measuredBy",
          to_char(measured_on, 'YYYY-MM-DD') as "measuredOn", notes
     from measurements where order_id = $1 and recorded_by = $2 and idempotency_key = $3`,
);

interface LastVersion extends Written {
  recordedBy: number;
  recorderName: string;
}

/**
 * The number of versions of the order, and the latest version of one garment with its author. $1 order, $2 garment.
 */
export const lastVersion = prepared<
  { count: number; version: number; last: LastVersion | null },
  [orderId: number, garment: string]
>(
  'measurements.last-version',
  `select (select count(*) from measurements where order_id = $1)::int as count,
          coalesce(last.version, 0) as version,
          case when last.version is not null then json_build_object(
            'recordedBy', last.recorded_by, 'recorderName', last.name, 'unit', last.unit, 'lengths', last.lengths,
            'person', last.person, 'measuredBy', last.measured_by,
            'measuredOn', to_char(last.measured_on, 'YYYY-MM-DD'), 'notes', last.notes) end as last
     from (select 1) one left join lateral (
       select m.*, u.name from measurements m join users u on u.id = m.recorded_by
        where m.order_id = $1 and m.garment = $2 order by m.version desc limit 1) last on true`,
);

export const insertMeasurement = prepared<
  { id: number },
  {
    orderId: number;
    buyerId: number;
    garment: string;
    version: number;
    unit: string;
    lengths: string;
    /** As JSON; null unless it is a copy from a naap book, as are `signedAt` and `likes`. */
    takenFrom: string | null;
    signedAt: Date | null;
    likes: string | null;
    person: string;
    measuredBy: string;
    measuredOn: string;
    notes: string;
    viewerId: number;
    idempotencyKey: string | null;
    now: Date;
  }
>(
  'measurements.insert',
  `insert into measurements (order_id, owner_id, garment, version, unit, lengths, person, measured_by, measured_on,
                             notes, taken_from, signed_at, likes, recorded_by, idempotency_key, created_at)
   values ($orderId, $buyerId, $garment, $version, $unit, $lengths::jsonb, $person, $measuredBy, $measuredOn::date, $notes,
           $takenFrom::jsonb, $signedAt, $likes::jsonb, $viewerId, $idempotencyKey, $now) returning id`,
);
