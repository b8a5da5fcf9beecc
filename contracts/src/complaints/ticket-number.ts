import { istDayOf } from '#contracts/platform/ist-day.ts';

/** The number of a complaint as people see it: TC-2026-000045. The year is that of its filing in India. */
export function ticketNumber(id: number, createdAt: Date): string {
  return `TC-${istDayOf(createdAt).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}
