import type {
  BookOverlay,
  BookPerson,
  BookPreference,
  BookShare,
  BookVersion,
} from '#contracts/measurements/book/book.fields.ts';
import { isMakingStarted, refuseSharing } from '#contracts/measurements/book/book.rules.ts';
import { garmentNames } from '#contracts/measurements/garments.ts';
import { fromTenths, type Unit } from '#contracts/measurements/lengths.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { ShareRow } from '../sharing/shares.queries.ts';
import type { PersonRow } from './people.queries.ts';
import type { PreferenceRow } from './preferences.queries.ts';
import { presentDifferences, presentValues } from './stored-values.ts';
import type { OverlayRow, VersionRow } from './versions.queries.ts';

export function presentPerson({ garments, ...person }: PersonRow): BookPerson {
  return {
    ...person,
    garments: garmentNames.flatMap((name) => garments.filter(({ garment }) => garment === name)),
    can: { edit: true, remove: true },
  };
}

export function presentVersion({ values, createdAt, ...row }: VersionRow, unit: Unit): BookVersion {
  return {
    ...row,
    unit,
    values: presentValues(row.garment, values, unit),
    createdAt: createdAt.toISOString(),
  };
}

export function presentOverlay({ id, name, garment, differences }: OverlayRow, unit: Unit): BookOverlay {
  return { id, name, differences: presentDifferences(garment, differences, unit) };
}

export function presentPreference({ id, part, tenths }: PreferenceRow, unit: Unit): BookPreference {
  return { id, part, difference: fromTenths(tenths, unit, part), tenths };
}

export function presentShare(row: ShareRow): BookShare {
  const { orderedAt, status, sharedAt, revokedAt, frozenAt, ...share } = row;
  const state = stateOf(row);
  return {
    ...share,
    orderNumber: orderNumber(share.orderId, orderedAt),
    state,
    sharedAt: sharedAt.toISOString(),
    endedAt: (revokedAt ?? frozenAt)?.toISOString() ?? null,
    can: { revoke: state === 'SHARED' && refuseSharing(status) === null },
  };
}

/** The order decides: its status changes a moment before the copy is written. */
function stateOf({ revokedAt, frozenAt, status }: ShareRow): BookShare['state'] {
  if (revokedAt !== null) return 'REVOKED';
  if (frozenAt !== null || isMakingStarted(status)) return 'FROZEN';
  return status === 'CANCELLED' ? 'REVOKED' : 'SHARED';
}
