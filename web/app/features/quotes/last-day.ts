import { formatShortDay } from '#web/platform/i18n/dates.ts';

/** The last day on which an offer is valid, in words; it ends at the midnight after that day. */
export const lastDayOf = (validUntil: string) =>
  formatShortDay(new Date(Date.parse(validUntil) - 1).toISOString());
