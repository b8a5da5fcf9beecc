import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { PlannedCalendarStep, WorkshopCalendar } from '#contracts/workshop/workshop.contract.ts';
import { useStepName } from '#web/features/plans/use-step-name.ts';
import { formatDayBeside, formatWeekday } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import workshopWords from '#web/words/en/features/workshop/workshop.json';

interface DayOfStepsProps {
  day: string;
  calendar: WorkshopCalendar;
  onChange: (step: PlannedCalendarStep) => void;
}

/** A day: what is due, the steps that begin, and those that go on. */
export function DayOfSteps({ day, calendar, onChange }: DayOfStepsProps) {
  const t = useWords(workshopWords);
  const stepName = useStepName();
  const isOff = calendar.daysOff.includes(day);
  const isToday = day === calendar.today;
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: isOff || day < calendar.today });
  const begin = calendar.steps.filter(({ from }) => from === day);
  const goOn = calendar.steps.filter(({ from, to }) => from < day && day <= to);
  const due = calendar.due.filter((order) => order.day === day);
  const isEmpty = begin.length + goOn.length + due.length === 0;
  return (
    <li
      ref={setNodeRef}
      className="work-day"
      data-over={isOver || undefined}
      data-off={isOff || undefined}
      data-empty={isEmpty && !isToday ? true : undefined}
      aria-labelledby={`work-${day}`}
    >
      <h3 id={`work-${day}`} className="work-day-name">
        <span>{formatWeekday(day)}</span>
        {isToday ? <Badge tone="warn">{t('today')}</Badge> : null}
      </h3>
      {isEmpty ? <p className="hint">{t(isOff ? 'off' : 'nothing')}</p> : null}
      {due.map(({ orderId, title, titleLang, isLate }) => (
        <p key={orderId} className={`work-due ${isLate ? 'text-bad' : ''}`}>
          <Link to={`/order-details/sale/${orderId}`} lang={titleLang} dir="auto" className="wrap-anywhere">
            {t('due', { title })}
          </Link>
          {isLate ? <Badge tone="bad">{t('lateMark')}</Badge> : null}
        </p>
      ))}
      {begin.map((step) => (
        <StepCard key={step.stepId} step={step} onChange={() => onChange(step)} />
      ))}
      {goOn.map((step) => (
        <p key={step.stepId} className="hint work-goes-on">
          {t('goesOn', { step: stepName(step) })}
        </p>
      ))}
    </li>
  );
}

function StepCard({ step, onChange }: { step: PlannedCalendarStep; onChange: () => void }) {
  const t = useWords(workshopWords);
  const stepName = useStepName();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: step.stepId,
    disabled: step.days === 0,
  });
  const named = { step: stepName(step), number: step.orderNumber };
  return (
    <article
      ref={setNodeRef}
      className="work-step"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <div className="grid min-w-0 gap-0.5">
        <p
          className="font-semibold wrap-anywhere"
          dir="auto"
          lang={step.name === '' ? undefined : writtenIn(step.name)}
        >
          {named.step}
        </p>
        <p className="meta wrap-anywhere">
          <Link to={`/order-details/sale/${step.orderId}`} lang={step.titleLang} dir="auto" className="link">
            {step.title}
          </Link>
          , {step.buyer}
        </p>
        <p className="hint">
          {step.who === '' ? t('unnamed') : t('by', { name: step.who })}
          {step.to > step.from ? `, ${t('until', { day: formatDayBeside(step.to, step.from) })}` : null}
        </p>
      </div>
      {step.days === 0 ? null : (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="work-grip"
          aria-label={t('grip', named)}
          {...attributes}
          {...listeners}
        />
      )}
      <Button
        kind="ghost"
        small
        className="justify-self-start"
        aria-label={t('changeOf', named)}
        onClick={onChange}
      >
        {t('change')}
      </Button>
    </article>
  );
}
