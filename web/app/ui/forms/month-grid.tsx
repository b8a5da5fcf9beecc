import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';
import { namesOfDay, weekdayInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { IconButton } from '../icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../icons.tsx';
import { classNames } from '../styles/class-names.ts';

interface MonthGridProps {
  /** The first and the last day that can be chosen. */
  first: IstDay;
  last: IstDay;
  chosen: IstDay | null;
  onChoose: (day: IstDay) => void;
  /** Why a day in this range cannot be chosen, in a word such as "full"; null if it can. */
  closedBecause?: (day: IstDay) => string | null;
  /** What is on a day, such as "1 meeting"; null for nothing. */
  marked?: (day: IstDay) => string | null;
  /** Called with the shown month, such as "2026-11". */
  onShowMonth?: (month: string) => void;
  'aria-describedby'?: string;
}

/** A calendar month to choose a day from; arrow keys move by days and weeks, Page Up and Page Down by months. */
export function MonthGrid({
  first,
  last,
  chosen,
  onChoose,
  closedBecause,
  marked,
  onShowMonth,
  ...described
}: MonthGridProps) {
  const t = useWords(uiWords, 'month');
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useState((chosen ?? first).slice(0, 7));
  const [focused, setFocused] = useState<IstDay>(chosen ?? first);
  const shouldFocus = useRef(false);

  // Shows a day that was chosen elsewhere, such as one from a draft.
  useEffect(() => {
    if (chosen === null) return;
    setMonth(chosen.slice(0, 7));
    setFocused(chosen);
  }, [chosen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the day may only now stand in the month that is shown
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, month]);

  const show = (day: IstDay) => {
    const within = day < first ? first : day > last ? last : day;
    setFocused(within);
    setMonth(within.slice(0, 7));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, IstDay> = {
      ArrowRight: addDays(focused, 1),
      ArrowLeft: addDays(focused, -1),
      ArrowDown: addDays(focused, 7),
      ArrowUp: addDays(focused, -7),
      PageDown: sameDay(focused, 1),
      PageUp: sameDay(focused, -1),
      Home: first,
      End: last,
    };
    const day = steps[event.key];
    if (day === undefined) return;
    event.preventDefault();
    shouldFocus.current = true;
    show(day);
  };

  useEffect(() => {
    onShowMonth?.(month);
  }, [month, onShowMonth]);

  // Past weeks of the present month are hidden, because they would only push the others down.
  const isOpenWeek = (sunday: IstDay) => addDays(sunday, 6) >= first;

  // Abbreviated in the messages, from Sunday on: cutting a name in code would split letters of Indian scripts.
  const weekdays = t('weekdays').split(' ');
  const { month: monthName, year } = namesOfDay(`${month}-01`);
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-3">
        <p id={id} className="font-display text-5 leading-[1.2]" aria-live="polite">
          {monthName} {year}
        </p>
        <div className="-mr-3 flex">
          <IconButton
            label={t('previous')}
            disabled={month <= first.slice(0, 7)}
            className="disabled:opacity-40"
            onClick={() => show(sameDay(`${month}-01`, -1))}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label={t('next')}
            disabled={month >= last.slice(0, 7)}
            className="disabled:opacity-40"
            onClick={() => show(sameDay(`${month}-01`, 1))}
          >
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <table ref={table} aria-labelledby={id} {...described} className="month" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekOf('2023-01-01').map((day, index) => {
              const { weekday } = namesOfDay(day);
              return (
                <th key={day} scope="col" abbr={weekday}>
                  {weekdays[index]}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month)
            .filter(isOpenWeek)
            .map((sunday) => (
              <tr key={sunday}>
                {weekOf(sunday).map((day) => (
                  <td key={day}>
                    {day.startsWith(month) ? (
                      <Day
                        day={day}
                        isOpen={day >= first && day <= last}
                        because={closedBecause?.(day) ?? null}
                        mark={marked?.(day) ?? null}
                        isChosen={day === chosen}
                        isFocused={day === focused}
                        onChoose={() => {
                          setFocused(day);
                          onChoose(day);
                        }}
                      />
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  day: IstDay;
  isOpen: boolean;
  because: string | null;
  mark: string | null;
  isChosen: boolean;
  isFocused: boolean;
  onChoose: () => void;
}

function Day({ day, isOpen, because, mark, isChosen, isFocused, onChoose }: DayProps) {
  const said = [weekdayInWords(noonOf(day)), mark, isOpen ? because : null];
  const isClosed = isOpen && because !== null;
  return (
    <button
      type="button"
      data-day={day}
      className={classNames('month-day num', isClosed && 'is-closed', mark !== null && 'is-marked')}
      disabled={!isOpen}
      aria-pressed={isChosen}
      aria-label={said.filter((part) => part !== null).join(', ')}
      tabIndex={isFocused ? 0 : -1}
      {...(isClosed ? { 'aria-disabled': true } : { onClick: onChoose })}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** The same day some months later or earlier, or the last day of a shorter month. */
function sameDay(day: IstDay, months: number): IstDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** The Sundays on which the weeks of a month begin; `month` is such as "2026-11". */
function weeksOf(month: string): IstDay[] {
  const firstDay = `${month}-01`;
  const before = new Date(`${firstDay}T00:00:00Z`).getUTCDay();
  const weeks: IstDay[] = [];
  for (let sunday = addDays(firstDay, -before); sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7))
    weeks.push(sunday);
  return weeks;
}

function weekOf(sunday: IstDay): IstDay[] {
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}
