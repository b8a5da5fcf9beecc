import { istDayOf } from '#contracts/platform/ist-day.ts';

/** TB-2026-000123: what people call an order. The year is that of the order in India. */
export function orderNumber(id: number, createdAt: Date): string {
  return `TB-${istDayOf(createdAt).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}
