import type { Garment, LengthPartName } from '#contracts/measurements/garments.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface PreferenceRow {
  id: number;
  part: LengthPartName;
  /** Tenths of a millimetre: positive for looser or longer. */
  tenths: number;
}

export const listPreferences = prepared<PreferenceRow, [personId: number, garment: string]>(
  'naap.preferences',
  'select id, part, tenths from naap_preferences where person_id = $1 and garment = $2 order by id',
);

/** Writes preferences given as JSON; the newest of a part replaces the one before. */
export const putPreferences = prepared<
  object,
  { personId: number; garment: string; orderId: number; preferences: string; now: Date }
>(
  'naap.put-preferences',
  `insert into naap_preferences (person_id, garment, part, tenths, order_id, created_at)
   select $personId, $garment, l.part, l.tenths, $orderId, $now from jsonb_to_recordset($preferences::jsonb) as l (part text, tenths int)
   on conflict (person_id, garment, part) do update
      set tenths = excluded.tenths, order_id = excluded.order_id, created_at = excluded.created_at`,
);

/** Deletes a preference of one's own book. */
export const deletePreference = prepared<
  { personId: number; garment: Garment },
  [preferenceId: number, ownerId: number]
>(
  'naap.delete-preference',
  `delete from naap_preferences l using naap_people p
    where l.id = $1 and p.id = l.person_id and p.owner_id = $2 and p.removed_at is null
   returning l.person_id as "personId", l.garment`,
);
