import { Link } from 'react-router';
import type { PlannedMeeting } from '#contracts/meetings/meetings.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { AddressLines } from '#web/features/profiles/addresses/address-lines.tsx';
import { clockInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { House, Phone } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { MeetingActions } from './meeting-actions.tsx';
import { MeetingBadge } from './meeting-badge.tsx';

/** A meeting in either side's calendar: when, with whom, where and for which order. */
export function PlannedMeetingRow({ meeting }: { meeting: PlannedMeeting }) {
  const t = useWords(meetingsWords);
  const { type, status, scheduledAt, order, role, buyer, maker, address, notes } = meeting;
  const other = role === 'maker' ? buyer : maker;
  const Icon = type === 'HOME_VISIT' ? House : Phone;
  return (
    <article
      aria-label={t('order.line', { kind: t(`type.${type}`), when: clockInWords(new Date(scheduledAt)) })}
      className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[112px_1fr]"
    >
      <div className="flex items-center justify-between gap-3 sm:grid sm:content-start sm:justify-items-start">
        <p className="font-display text-5 leading-[1.2] whitespace-nowrap">
          {clockInWords(new Date(scheduledAt))}
        </p>
        <MeetingBadge status={status} />
      </div>
      <div className="grid min-w-0 grid-cols-[64px_1fr] gap-4">
        {order.image === null ? (
          <span className="picture block" />
        ) : (
          <Picture picture={{ url: order.image }} alt="" sizes="64px" className="self-start" />
        )}
        <div className="grid min-w-0 content-start gap-1">
          <p className="flex items-center gap-2 leading-[1.35] font-semibold">
            <Icon className="-mt-0.5 size-4 flex-none text-ink-2" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {t(`type.${type}`)} {t('card.with', { name: other.name })}
            </span>
          </p>
          <p className="meta">
            <Link
              to={`/order-details/${role === 'maker' ? 'sale' : 'purchase'}/${order.id}`}
              className="hover:underline"
            >
              <span lang={order.titleLang}>{order.title}</span> ·{' '}
              <WholeNumbers>{order.orderNumber}</WholeNumbers>
            </Link>
          </p>
          {buyer.phone === '' ? null : (
            <p>
              <a
                href={`tel:${buyer.phone.replaceAll(/[^+\d]/g, '')}`}
                className="num inline-flex min-h-11 items-center text-indigo hover:underline"
              >
                <span className="sr-only">{t('calendar.call', { name: buyer.name })} </span>
                {buyer.phone}
              </a>
            </p>
          )}
          {address === null ? null : (
            <address className="text-2 not-italic">
              <AddressLines address={address} />
            </address>
          )}
          {notes === '' ? null : (
            <p
              lang={writtenIn(notes)}
              dir="auto"
              className="voice whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]"
            >
              {notes}
            </p>
          )}
        </div>
      </div>
      <div className="sm:col-start-2">
        <MeetingActions
          meeting={meeting}
          otherName={other.name}
          reschedule={
            <ButtonLink small to={`/schedule-meeting/${order.id}`}>
              {t('card.reschedule')}
            </ButtonLink>
          }
        />
      </div>
    </article>
  );
}
