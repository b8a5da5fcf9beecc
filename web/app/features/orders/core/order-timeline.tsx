import type { ReactNode } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { systemNoteOf } from '#contracts/orders/core/system-notes.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { MeetingLine } from '#web/features/meetings/order-meeting.tsx';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { CircleX } from '#web/ui/icons.tsx';
import { Timeline } from '#web/ui/threads/timeline.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';
import { DisputeLines, type OrderReader } from '../disputes/dispute-lines.tsx';
import { OrderUpdates } from '../making/order-updates.tsx';
import { type ProgressStep, progressOf, titleOfStep } from './order-progress.ts';

interface OrderTimelineProps {
  order: OrderData;
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** Who reads it; the viewer's side of the order by default. */
  reader?: OrderReader;
  /** Leaves out steps that were passed over or are still to come. */
  onlyHappened?: boolean;
}

/** The order's timeline: who did what and when, and what is still to come. */
export function OrderTimeline({
  order,
  title,
  aside,
  reader = order.role,
  onlyHappened = false,
}: OrderTimelineProps) {
  const t = useWords(ordersWords, 'details');
  const { steps: all, cancelled } = progressOf(order);
  const steps = onlyHappened ? all.filter(({ row }) => row !== null) : all;
  return (
    <section aria-labelledby="progress">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="progress" className="title-3">
          {title}
        </h2>
        {aside}
      </div>
      <Timeline
        steps={steps.map((step) => ({
          key: step.status,
          title: titleOfStep(step, order.payments.final.paid),
          line: <StepLine step={step} order={order} reader={reader} />,
          beneath: (
            <>
              <OrderUpdates order={order} status={step.status} movedAt={step.row?.at ?? null} />
              <DisputeLines order={order} status={step.status} reader={reader} />
            </>
          ),
          state: step.state,
        }))}
      />
      {cancelled === null ? null : (
        <div className="mt-6 grid grid-cols-[20px_1fr] gap-5 rounded-md border border-dashed border-bad px-5 py-4 text-bad">
          <CircleX />
          <div>
            <p className="leading-[1.35] font-semibold">{t('cancelled')}</p>
            <p className="meta">{systemNote(cancelled, reader)}</p>
            <p className="meta">
              <History row={cancelled} />
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

interface StepLineProps {
  step: ProgressStep;
  order: OrderData;
  reader: OrderReader;
}

function StepLine({ step, order: { payments, meeting, swatch }, reader }: StepLineProps) {
  const t = useWords(ordersWords, 'steps');
  const s = useWords(swatchWords, 'order');
  const { status, state, row } = step;
  if (state === 'passed') return t('passed');
  if (status === 'FINAL_PAYMENT_PENDING' && payments.final.paid) {
    const { paidAt } = payments.final;
    return paidAt === null ? t('finalPaid') : t('finalPaidOn', { moment: formatMoment(paidAt) });
  }
  // The title already says it.
  const isTitled = status === 'PENDING' && state === 'done';
  const amount = formatRupees(payments.final.amount);
  const usual =
    swatch !== null && status === 'CONFIRMED' ? s('oncePaid') : t(status, { state, reader, amount });
  return (
    <>
      {isTitled ? null : status === 'MEASUREMENT_SCHEDULED' && meeting !== null ? (
        <MeetingLine meeting={meeting} isAhead={state === 'ahead'} />
      ) : (
        (systemNote(row, reader) ?? usual)
      )}
      {row === null ? null : (
        <span className="block text-ink-3">
          <History row={row} />
        </span>
      )}
    </>
  );
}

function History({ row }: { row: OrderData['history'][number] }) {
  const t = useWords(ordersWords, 'details');
  return (
    <>
      <Dotted parts={[formatMoment(row.at), row.actorName ?? t('system')]} />
      {row.actor !== 'SYSTEM' && row.note !== '' && systemNoteOf(row.note) === null ? (
        <span
          lang={writtenIn(row.note)}
          dir="auto"
          className="voice mt-1.5 block text-ink-2 [overflow-wrap:anywhere]"
        >
          {t('note', { note: row.note })}
        </span>
      ) : null}
    </>
  );
}

/** A note of the system replaces the usual line of the step; it is also on a move that a maker makes by a plan. */
function systemNote(row: OrderData['history'][number] | null, reader: OrderReader): string | null {
  if (row === null || row.note === '') return null;
  const name = systemNoteOf(row.note);
  if (name === null) return row.actor === 'SYSTEM' ? row.note : null;
  return wordsOf(ordersWords, 'details')(`systemNotes.${name}`, { reader });
}
