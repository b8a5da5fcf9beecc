import type { Garment } from '#contracts/measurements/garments.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Records a reading of shares, once per reader, share and day. */
export const insertReadings = prepared<object, [shareIds: number[], readerId: number, day: string]>(
  'naap.insert-readings',
  `insert into naap_readings (owner_id, share_id, reader_id, day)
   select p.owner_id, s.id, $2, $3::date
     from naap_shares s join naap_people p on p.id = s.person_id
    where s.id = any ($1::bigint[])
      and not exists (select from naap_readings r where r.share_id = s.id and r.reader_id = $2 and r.day = $3::date)
   on conflict do nothing`,
);

/** The shares from which an order's own copies were made. */
export const sharesOfCopies = prepared<{ id: number }, [measurementIds: number[]]>(
  'naap.shares-of-copies',
  'select id from naap_shares where measurement_id = any ($1::bigint[])',
);

interface ReadingRow {
  id: number;
  readerName: string;
  personName: string;
  garment: Garment;
  version: number;
  orderId: number;
  orderedAt: Date;
  day: string;
}

/** Readings of one's own book, newest first. */
export const readingsPage = prepared<ReadingRow, [ownerId: number, before: number, limit: number]>(
  'naap.readings',
  `select r.id, u.name as "readerName", p.name as "personName", s.garment, v.version, s.order_id as "orderId",
          o.created_at as "orderedAt", to_char(r.day, 'YYYY-MM-DD') as day
     from naap_readings r
     join users u on u.id = r.reader_id
     join naap_shares s on s.id = r.share_id
     join naap_people p on p.id = s.person_id
     join naap_versions v on v.id = s.version_id
     join orders o on o.id = s.order_id
    where r.owner_id = $1 and r.id < $2 order by r.id desc limit $3`,
);
