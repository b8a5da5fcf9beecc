import { useState } from 'react';
import { addDays, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { MonthGrid } from '#web/ui/forms/month-grid.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { plannedQuery } from './meetings.api.ts';

interface BookedDaysProps {
  today: IstDay;
  /** The first day of the list beside the month. */
  chosen: IstDay;
  onChoose: (day: IstDay) => void;
}

/** A month in which days with meetings are marked; chooses a day. */
export function BookedDays({ today, chosen, onChoose }: BookedDaysProps) {
  const t = useWords(meetingsWords, 'calendar');
  const [month, setMonth] = useState(chosen.slice(0, 7));
  const { data } = usePageQuery(plannedQuery(`${month}-01`, 31), null);
  const counts = new Map<IstDay, number>();
  for (const { scheduledAt } of data?.meetings ?? []) {
    const day = istDayOf(new Date(scheduledAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return (
    <MonthGrid
      first={addDays(today < chosen ? today : chosen, -365)}
      last={addDays(today > chosen ? today : chosen, 365)}
      chosen={chosen}
      onChoose={onChoose}
      onShowMonth={setMonth}
      marked={(day) => {
        const count = counts.get(day);
        return count === undefined ? null : t('count', { count });
      }}
    />
  );
}
