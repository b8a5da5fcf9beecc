import { Link } from 'react-router';
import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { type OrderStage, type StepStatus, stagesOf } from '#contracts/orders/core/order-steps.ts';
import { stopAmong } from '#contracts/orders/core/order-stops.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { whenOf } from '#web/features/meetings/order-meeting.tsx';
import { useMeasuringWays } from '#web/features/meetings/use-measuring-ways.ts';
import { formatCalendarDay, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Step, Timeline } from '#web/ui/threads/timeline.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';

/** What happens next with a confirmed order, in the order of its stages. */
export function WhatsNext({ order }: { order: OrderData }) {
  const t = useWords(ordersWords, 'confirmation');
  const { maker, measuring, payments, delivery } = order;
  const whyNot = useWords(ordersWords, 'delivery');
  const stop = stopAmong(delivery.waitsFor);
  const estimate =
    delivery.by === null
      ? stop && whyNot(stop, { role: order.role })
      : t(order.status === 'DELIVERED' ? 'arrivedLine' : 'arrivesLine', {
          date: formatCalendarDay(delivery.by),
        });
  const stages = stagesOf({ ...order, isFinalPaid: payments.final.paid });
  const rest: Step[] =
    payments.final.amount === 0 || payments.final.paid
      ? []
      : [
          {
            key: 'rest',
            title: t('rest'),
            line: <RestLine final={payments.final} />,
            state: 'next',
          },
        ];
  const states = new Map(
    stages.flatMap(({ steps }) => steps.map(({ status, state }) => [status, state] as const)),
  );
  /** The state of a step that ends with `last` and is under way at `at`. */
  const stateOf = (at: StepStatus, last: StepStatus): Step['state'] => {
    const end = states.get(last) ?? 'next';
    return end === 'next' && states.get(at) === 'now' ? 'now' : end;
  };
  const measured = stateOf('MEASUREMENT_SCHEDULED', 'MEASUREMENT_COMPLETED');
  const stepsOfStage: Record<OrderStage, (state: Step['state']) => Step[]> = {
    confirmed: () => [],
    measurement: () => [
      {
        key: 'drawn',
        title: t('drawn', { maker: maker.name }),
        line: t('drawnLine'),
        state: stateOf('DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED'),
      },
      {
        key: 'measured',
        title: t('measured'),
        line: measured === 'passed' ? null : <MeasuredLine order={order} />,
        state: measured,
      },
    ],
    preparation: (state) => [
      {
        key: 'made',
        title: t('made', { maker: maker.name }),
        line: t('madeLine', { measuring, days: delivery.makingDays }),
        state,
      },
      ...rest,
    ],
    delivery: (state) => [
      {
        key: 'arrives',
        title: t('arrives'),
        line: estimate,
        state,
      },
    ],
  };
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="title-3 mb-5">
        {t('next')}
      </h2>
      <Timeline steps={stages.flatMap(({ stage, state }) => stepsOfStage[stage](state))} />
    </section>
  );
}

function RestLine({ final: { amount, dueDate } }: { final: OrderData['payments']['final'] }) {
  const t = useWords(ordersWords, 'confirmation');
  const values = { amount: formatRupees(amount) };
  return dueDate === null
    ? t('restLine', values)
    : t('restDue', { ...values, date: formatShortDay(dueDate) });
}

/** When and how the buyer is measured: the booked day with a link to change it, or a link to choose one. */
function MeasuredLine({ order }: { order: OrderData }) {
  const t = useWords(ordersWords, 'confirmation');
  const { id, meeting, maker, delivery } = order;
  if (meeting?.status === 'COMPLETED') return t('measuredDone');
  if (meeting === null || !activeStatuses.includes(meeting.status)) return <DayToChoose order={order} />;
  const when = whenOf(meeting);
  const canMove = meeting.status === 'SCHEDULED' && stopAmong(delivery.waitsFor) === null;
  return (
    <>
      {t(meeting.type === 'HOME_VISIT' ? 'measuredAtHome' : 'measuredByPhone', { when, maker: maker.name })}{' '}
      <Link to={`/schedule-meeting/${id}`} className="link">
        {t(canMove ? 'changeDay' : 'seeMeeting')}
      </Link>
    </>
  );
}

function DayToChoose({ order: { id, maker } }: { order: OrderData }) {
  const t = useWords(ordersWords, 'confirmation');
  return t('measuredLine', { maker: maker.name, ways: useMeasuringWays(id) });
}
