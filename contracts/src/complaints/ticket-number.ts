import { istDayOf } from '#contracts/platform/ist-day.ts';

/** TC-2026-000045: what people call a complaint. The year is that of its filing in India. */
export function ticketNumber(id: number, createdAt: Date): string {
  return `TC-${istDayOf(createdAt).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}
