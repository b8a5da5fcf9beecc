import { toRupees } from '#contracts/money/money.ts';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { ClosedShop, OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { closedOn } from '#contracts/profiles/shop/taking-orders.ts';
import type { ShopRow } from './shop.queries.ts';

/** Why a shop takes no orders now, with its maker's note; null if it takes orders. */
export function presentClosed(row: ShopRow, now: Date): ClosedShop {
  const closed = closedOn(row, istDayOf(now));
  return closed && { ...closed, note: closed.reason === 'PAUSED' ? row.pauseNote : '' };
}

/** A shop for its own maker. */
export function presentOwnShop(row: ShopRow | undefined, now: Date): OwnShop {
  const today = istDayOf(now);
  if (row === undefined) return emptyShop;
  const {
    about,
    specialities,
    leadDays,
    ordersAMonth,
    placedThisMonth,
    keptShares,
    sharesVersion,
    swatchPaise,
  } = row;
  return {
    about,
    specialities,
    leadDays,
    ordersAMonth,
    placedThisMonth,
    holidays: notEnded(row, today),
    closed: presentClosed(row, now),
    keptShares,
    sharesVersion,
    swatchPrice: swatchPaise === null ? null : toRupees(swatchPaise),
  };
}

/** A public shop; null if its maker has entered nothing. */
export function presentShownShop(row: ShopRow | undefined, now: Date) {
  if (row === undefined) return null;
  const today = istDayOf(now);
  const { about, specialities, leadDays } = row;
  const holiday = row.holidays.find(({ from, to }) => from <= today && today <= to) ?? null;
  return { about, specialities, leadDays, holiday, closed: presentClosed(row, now) };
}

const emptyShop: OwnShop = {
  about: '',
  specialities: [],
  leadDays: null,
  ordersAMonth: null,
  holidays: [],
  placedThisMonth: 0,
  closed: null,
  keptShares: usualShares,
  sharesVersion: 0,
  swatchPrice: null,
};

function notEnded({ holidays }: ShopRow, today: IstDay) {
  return holidays.filter(({ to }) => to >= today);
}
