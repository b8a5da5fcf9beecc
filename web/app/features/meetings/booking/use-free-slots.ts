import { slotHours } from '#contracts/meetings/meeting-slots.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { type FreeSlots, slotsQuery } from '../meetings.api.ts';

export interface DayAndHour {
  day: string | null;
  hour: number | null;
}

interface FreeTimes {
  /** Undefined while loading. */
  slots: FreeSlots | undefined;
  error: unknown;
  again: () => void;
  /** Whether a time is known to be taken; false while the free times are unknown or do not include the day. */
  isTaken: (day: string, hour: number) => boolean;
  isFull: (day: string) => boolean;
}

const lookAgainEvery = 20_000;

/** The maker's free times, refetched while the page is open, because other people book too. */
export function useFreeSlots(orderId: number): FreeTimes {
  const { data, error, refetch } = usePageQuery(slotsQuery(orderId), null, {
    refetchEvery: () => lookAgainEvery,
  });
  const hoursOf = (day: string) => data?.days.find((each) => each.day === day)?.freeHours;
  const isTaken = (day: string, hour: number) => hoursOf(day)?.includes(hour) === false;
  return {
    slots: data,
    error: data ? null : error,
    again: () => void refetch(),
    isTaken,
    isFull: (day) => slotHours.every((hour) => isTaken(day, hour)),
  };
}
