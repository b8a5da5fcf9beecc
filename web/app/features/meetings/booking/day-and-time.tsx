import { useEffect, useId, useRef } from 'react';
import { slotHours, slotStart } from '#contracts/meetings/meeting-slots.ts';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { clockInWords, weekdayInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { MonthGrid } from '#web/ui/forms/month-grid.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import type { DayAndHour, useFreeSlots } from './use-free-slots.ts';

interface DayAndTimeProps {
  free: ReturnType<typeof useFreeSlots>;
  chosen: DayAndHour;
  onChoose: (chosen: DayAndHour) => void;
  dayError?: string | undefined;
  timeError?: string | undefined;
}

/** Three slots each; in India four o’clock is evening. */
const partsOfDay = [
  { part: 'morning', hours: slotHours.filter((hour) => hour < 12) },
  { part: 'afternoon', hours: slotHours.filter((hour) => hour >= 12 && hour < 16) },
  { part: 'evening', hours: slotHours.filter((hour) => hour >= 16) },
] as const;

/** Chooses a day of the month and one of its nine times. */
export function DayAndTime({ free, chosen, onChoose, dayError, timeError }: DayAndTimeProps) {
  const t = useWords(meetingsWords);
  const id = useId();
  const { slots, error, again, isTaken, isFull } = free;
  const { day, hour } = chosen;
  const times = useRef<HTMLFieldSetElement>(null);
  const isDayNew = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times of a day stand there once it is chosen
  useEffect(() => {
    if (!isDayNew.current) return;
    isDayNew.current = false;
    times.current?.scrollIntoView({ block: 'nearest' });
  }, [day]);
  if (error) {
    return (
      <div className="grid justify-items-start gap-3" role="alert">
        <p className="text-bad">{t('time.failed')}</p>
        <p className="meta">{sentenceOf(error)}</p>
        <Button small onClick={again}>
          {t('time.retry')}
        </Button>
      </div>
    );
  }
  // If another person has booked the chosen time in the meantime, the form says so before it is sent.
  const isGone = day !== null && hour !== null && isTaken(day, hour);
  return (
    <div className="grid gap-8 sm:gap-9 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-2 leading-[1.3] font-semibold">{t('day.label')}</legend>
        {slots ? (
          <MonthGrid
            first={slots.first}
            last={slots.last}
            chosen={day}
            {...(dayError ? { 'aria-describedby': `${id}-day` } : {})}
            closedBecause={(each) => (isFull(each) ? t('day.full') : null)}
            onChoose={(each) => {
              isDayNew.current = true;
              onChoose({ day: each, hour: hour !== null && !isTaken(each, hour) ? hour : null });
            }}
          />
        ) : (
          <Loading>
            <Weave className="h-[340px]" />
          </Loading>
        )}
        <FieldError id={`${id}-day`} message={dayError} />
      </fieldset>
      <fieldset ref={times} className="min-w-0 scroll-mt-28 scroll-mb-24">
        <legend className="mb-2 text-2 leading-[1.3] font-semibold">
          {t('time.label')}
          {day === null ? null : <span className="hint font-normal"> · {weekdayInWords(noonOf(day))}</span>}
        </legend>
        {day === null ? (
          <p className="hint">{t('time.first')}</p>
        ) : (
          <div className="grid gap-3.5">
            {partsOfDay.map(({ part, hours }) => (
              <fieldset key={part} className="min-w-0">
                <legend className="meta mb-1.5">{t(`time.${part}`)}</legend>
                <div className="grid grid-cols-3 gap-2">
                  {hours.map((each) => {
                    const isOpen = !isTaken(day, each);
                    return (
                      <label key={each} className="slot num">
                        <input
                          type="radio"
                          name={`${id}-time`}
                          checked={each === hour && isOpen}
                          disabled={!isOpen}
                          onChange={() => onChoose({ day, hour: each })}
                        />
                        <span>{clockInWords(slotStart(day, each))}</span>
                        {isOpen ? null : <span className="sr-only">, {t('time.taken')}</span>}
                      </label>
                    );
                  })}
                </div>
              </fieldset>
            ))}
          </div>
        )}
        <FieldError id={`${id}-time`} message={isGone ? t('time.gone') : timeError} />
      </fieldset>
    </div>
  );
}
