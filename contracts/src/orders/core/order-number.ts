import { istDayOf } from '#contracts/platform/ist-day.ts';

/** The number of an order as people see it: TB-2026-000123. The year is that of the order in India. */
export function orderNumber(id: number, createdAt: Date): string {
  return `TB-${istDayOf(createdAt).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}
