import { useRef, useState } from 'react';
import type { Meeting } from '#contracts/meetings/meetings.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { AddressLines } from '#web/features/profiles/addresses/address-lines.tsx';
import { clockInWords, weekdayInWords } from '#web/platform/i18n/dates.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { House, Phone } from '#web/ui/icons.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { MeetingActions } from './meeting-actions.tsx';
import { MeetingBadge } from './meeting-badge.tsx';
import { RescheduleForm } from './reschedule-form.tsx';

/** The meeting of an order, for either side, with the possible actions. */
export function MeetingCard({ meeting, otherName }: { meeting: Meeting; otherName: string }) {
  const t = useWords(meetingsWords);
  const [isMoving, setMoving] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const { type, status, address, notes, minutes } = meeting;
  const onMoved = () => {
    setMoving(false);
    head.current?.scrollIntoView({ block: 'nearest' });
  };
  const begins = new Date(meeting.scheduledAt);
  const Icon = type === 'HOME_VISIT' ? House : Phone;
  return (
    <Slip aria-labelledby={`meeting-${meeting.id}`} className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-[1fr_auto] sm:items-start">
        <div className="grid gap-1.5">
          <p className="meta flex items-center gap-2">
            <Icon className="-mt-0.5 size-4" />
            {t(`type.${type}`)} {t('card.with', { name: otherName })}
          </p>
          <h2 ref={head} id={`meeting-${meeting.id}`} className="title-2 scroll-mt-28">
            {weekdayInWords(begins)}
            <span className="block">{clockInWords(begins)}</span>
          </h2>
          <p className="meta">{t('card.minutes', { count: minutes })}</p>
        </div>
        <div aria-live="polite">
          <MeetingBadge status={status} />
        </div>
      </div>
      {address === null && notes === '' ? null : (
        <div className="stitched-over grid gap-6 pt-5 sm:grid-cols-2">
          {address === null ? null : (
            <address className="not-italic">
              <span className="meta block">{t('address.label')}</span>
              <span className="font-semibold">{townOf(address.label)}</span>
              <AddressLines address={address} />
            </address>
          )}
          {notes === '' ? null : (
            <div>
              <p className="meta">{t('card.notes')}</p>
              <p
                lang={writtenIn(notes)}
                dir="auto"
                className="voice whitespace-pre-line [overflow-wrap:anywhere]"
              >
                {notes}
              </p>
            </div>
          )}
        </div>
      )}
      {isMoving && meeting.can.reschedule ? (
        <RescheduleForm meeting={meeting} onDone={onMoved} />
      ) : (
        <MeetingActions
          meeting={meeting}
          otherName={otherName}
          reschedule={
            <Button small onClick={() => setMoving(true)}>
              {t('card.reschedule')}
            </Button>
          }
        />
      )}
    </Slip>
  );
}
