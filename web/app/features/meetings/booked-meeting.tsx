import { Link } from 'react-router';
import type { Meeting } from '#contracts/meetings/meetings.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { MeetingCard } from './meeting-card.tsx';
import { ExpectedDelivery, MeasuredDesign } from './meeting-order.tsx';

/** A booked meeting, what the buyer should have at hand, and its order beside it. */
export function BookedMeeting({ order, meeting }: { order: OrderData; meeting: Meeting }) {
  const t = useWords(meetingsWords);
  const { role, buyer, maker } = order;
  const isBuyer = role === 'buyer';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-9 md:grid-cols-[minmax(0,1fr)_minmax(300px,380px)] md:gap-10">
      <div className="grid min-w-0 gap-9">
        <MeetingCard meeting={meeting} otherName={isBuyer ? maker.name : buyer.name} />
        {isBuyer ? <BeforeMeeting type={meeting.type} /> : null}
      </div>
      <Slip aria-labelledby="meeting-order" className="grid gap-5">
        <h2 id="meeting-order" className="title-3">
          {t('summary.order')}
        </h2>
        <MeasuredDesign order={order} />
        <div className="stitched-over grid gap-2 pt-4">
          {isBuyer || buyer.phone === '' ? null : (
            <dl className="flex flex-wrap justify-between gap-x-3 text-2">
              <dt className="text-ink-2">{t('summary.phone')}</dt>
              <dd>
                <a
                  href={`tel:${buyer.phone.replaceAll(/[^+\d]/g, '')}`}
                  className="num reach link font-medium"
                >
                  {buyer.phone}
                </a>
              </dd>
            </dl>
          )}
          <ExpectedDelivery order={order} day={istDayOf(new Date(meeting.scheduledAt))} />
        </div>
      </Slip>
    </div>
  );
}

function BeforeMeeting({ type }: Pick<Meeting, 'type'>) {
  const t = useWords(meetingsWords, 'before');
  const first = type === 'PHONE_CALL' ? t('tape') : t('clothes');
  return (
    <section aria-labelledby="before" className="grid gap-4">
      <h2 id="before" className="title-3">
        {t('title')}
      </h2>
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {[first, t('garment'), t('shoes')].map((line, index) => (
          <li key={line} className="stitched-over grid content-start gap-1 pt-3">
            <span className="font-display text-5 leading-none text-madder-text" aria-hidden="true">
              {index + 1}
            </span>
            <span className="leading-[1.45] text-pretty">{line}</span>
          </li>
        ))}
      </ol>
      <Link to="/help/size-guide" className="link inline-flex min-h-11 items-center justify-self-start">
        {t('guide')}
      </Link>
    </section>
  );
}
