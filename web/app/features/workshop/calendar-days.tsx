import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useId, useState } from 'react';
import { addDays } from '#contracts/platform/ist-day.ts';
import type { PlannedCalendarStep, WorkshopCalendar } from '#contracts/workshop/workshop.contract.ts';
import { useStepName } from '#web/features/plans/use-step-name.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import workshopWords from '#web/words/en/features/workshop/workshop.json';
import { dayByKey } from './day-by-key.ts';
import { DayOfSteps } from './day-of-steps.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface CalendarDaysProps {
  calendar: WorkshopCalendar;
  /** The number of days from `calendar.from`. */
  days: number;
}

/** The days side by side on wide screens and beneath one another on phones; a step is dragged to another day. */
export function CalendarDays({ calendar, days }: CalendarDaysProps) {
  const t = useWords(workshopWords, 'dnd');
  const stepName = useStepName();
  const dndId = useId();
  /** The step whose day is asked for, and the day on which it was dropped. */
  const [moving, setMoving] = useState<{ step: PlannedCalendarStep; day: string } | null>(null);
  const range = Array.from({ length: days }, (_, nth) => addDays(calendar.from, nth));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A long touch drags; moving at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: dayByKey }),
  );
  const stepOf = (id: unknown) => calendar.steps.find(({ stepId }) => stepId === id);
  const nameOf = (id: unknown) => {
    const step = stepOf(id);
    return step ? stepName(step) : '';
  };
  const say = (what: 'over' | 'dropped', id: unknown, day: unknown) =>
    t(what, { step: nameOf(id), day: formatCalendarDay(String(day)) });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lifted', { step: nameOf(active.id) }),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? say('dropped', active.id, over.id) : t('cancelled', { step: nameOf(active.id) }),
    onDragCancel: ({ active }) => t('cancelled', { step: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const step = stepOf(active.id);
    if (step && over && over.id !== step.from) setMoving({ step, day: String(over.id) });
  };
  return (
    <DndContext
      id={dndId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('how') } }}
      onDragEnd={drop}
    >
      <ol className="work-days">
        {range.map((day) => (
          <DayOfSteps
            key={day}
            day={day}
            calendar={calendar}
            onChange={(step) => setMoving({ step, day: step.from })}
          />
        ))}
      </ol>
      {moving === null ? null : (
        <MoveDialog {...moving} names={calendar.names} onClose={() => setMoving(null)} />
      )}
    </DndContext>
  );
}
