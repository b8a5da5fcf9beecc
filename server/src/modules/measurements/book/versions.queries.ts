import {
  mostGarmentVersions,
  mostOverlays,
  type VersionSource,
} from '#contracts/measurements/book/book.rules.ts';
import type { Garment } from '#contracts/measurements/garments.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Differences, StoredValues } from './stored-values.ts';

export interface VersionRow {
  id: number;
  personId: number;
  garment: Garment;
  version: number;
  values: StoredValues;
  source: VersionSource;
  measuredBy: string;
  measuredOn: string;
  confirmedOn: string | null;
  reason: string;
  preferences: string;
  notes: string;
  orderId: number | null;
  createdAt: Date;
}

const columns = `
  v.id, v.person_id as "personId", v.garment, v.version, v.values, v.source, v.measured_by as "measuredBy",
  to_char(v.measured_on, 'YYYY-MM-DD') as "measuredOn", to_char(v.confirmed_on, 'YYYY-MM-DD') as "confirmedOn",
  v.reason, v.preferences, v.notes, v.order_id as "orderId", v.created_at as "createdAt"`;

/** All versions of a garment, newest first. */
export const listVersions = prepared<VersionRow, [personId: number, garment: string]>(
  'naap.versions',
  `select ${columns} from naap_versions v where v.person_id = $1 and v.garment = $2
    order by v.version desc limit ${mostGarmentVersions}`,
);

/** The newest version of a garment; none if nothing is written. */
export const findNewest = prepared<VersionRow, [personId: number, garment: string]>(
  'naap.newest-version',
  `select ${columns} from naap_versions v where v.person_id = $1 and v.garment = $2 and v.is_newest`,
);

/** A version of one's own book. */
export const findVersion = prepared<VersionRow & { isNewest: boolean }, [versionId: number, ownerId: number]>(
  'naap.version',
  `select ${columns}, v.is_newest as "isNewest"
     from naap_versions v join naap_people p on p.id = v.person_id
    where v.id = $1 and p.owner_id = $2 and p.removed_at is null`,
);

export const findWrittenVersion = prepared<VersionRow, [personId: number, key: string]>(
  'naap.written-version',
  `select ${columns} from naap_versions v where v.person_id = $1 and v.idempotency_key = $2`,
);

/** The versions that are valid until a newer one is inserted. */
export const supersede = prepared<object, [personId: number, garment: string]>(
  'naap.supersede',
  'update naap_versions set is_newest = false where person_id = $1 and garment = $2 and is_newest',
);

export const insertVersion = prepared<
  { id: number },
  {
    personId: number;
    garment: string;
    version: number;
    values: string;
    source: string;
    measuredBy: string;
    measuredOn: string;
    reason: string;
    preferences: string;
    notes: string;
    measurementId: number | null;
    orderId: number | null;
    makerId: number | null;
    idempotencyKey: string | null;
    now: Date;
  }
>(
  'naap.insert-version',
  `insert into naap_versions (person_id, garment, version, is_newest, values, source, measured_by, measured_on,
                              reason, preferences, notes, measurement_id, order_id, maker_id, idempotency_key,
                              created_at)
   values ($personId, $garment, $version, true, $values::jsonb, $source, $measuredBy, $measuredOn::date, $reason,
           $preferences, $notes, $measurementId, $orderId, $makerId, $idempotencyKey, $now) returning id`,
);

export const confirmNewest = prepared<object, [versionId: number, confirmedOn: string, confirmedBy: string]>(
  'naap.confirm',
  'update naap_versions set confirmed_on = $2::date, confirmed_by = $3 where id = $1',
);

export interface OverlayRow {
  id: number;
  personId: number;
  garment: Garment;
  name: string;
  differences: Differences;
}

const overlay = `o.id, o.person_id as "personId", o.garment, o.name, o.differences`;

export const listOverlays = prepared<OverlayRow, [personId: number, garment: string]>(
  'naap.overlays',
  `select ${overlay} from naap_overlays o where o.person_id = $1 and o.garment = $2
    order by o.id limit ${mostOverlays}`,
);

/** An overlay of one's own book. */
export const findOverlay = prepared<OverlayRow, [overlayId: number, ownerId: number]>(
  'naap.overlay',
  `select ${overlay} from naap_overlays o join naap_people p on p.id = o.person_id
    where o.id = $1 and p.owner_id = $2 and p.removed_at is null`,
);

export const findAddedOverlay = prepared<OverlayRow, [personId: number, key: string]>(
  'naap.added-overlay',
  `select ${overlay} from naap_overlays o where o.person_id = $1 and o.idempotency_key = $2`,
);

export const insertOverlay = prepared<
  object,
  {
    personId: number;
    garment: string;
    name: string;
    differences: string;
    idempotencyKey: string | null;
    now: Date;
  }
>(
  'naap.insert-overlay',
  `insert into naap_overlays (person_id, garment, name, differences, idempotency_key, created_at)
   values ($personId, $garment, $name, $differences::jsonb, $idempotencyKey, $now)`,
);

export const deleteOverlay = prepared<object, [overlayId: number]>(
  'naap.delete-overlay',
  'delete from naap_overlays where id = $1',
);
