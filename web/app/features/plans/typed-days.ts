import { planLimits } from '#contracts/plans/plans.rules.ts';

/** Whole working days as typed; null if they are not within the limits. */
export function daysTyped(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return days <= planLimits.days ? days : null;
}
