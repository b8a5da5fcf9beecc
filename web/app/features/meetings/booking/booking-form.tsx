import type { FormEvent } from 'react';
import { meetingTypes } from '#contracts/meetings/meeting.states.ts';
import { slotStart } from '#contracts/meetings/meeting-slots.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { noonOf } from '#contracts/platform/dates-in-words.ts';
import { addressBook } from '#web/features/profiles/addresses/addresses.api.ts';
import { appointmentInWords, weekdayInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { CalendarClock, House, Phone } from '#web/ui/icons.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { ExpectedDelivery, MeasuredDesign } from '../meeting-order.tsx';
import { AddressChoice } from './address-choice.tsx';
import { type BookingDraft, missingOf } from './check-booking.ts';
import { DayAndTime } from './day-and-time.tsx';
import { useBooking } from './use-booking.ts';

const icons = { HOME_VISIT: House, PHONE_CALL: Phone };

/** Asks how, when and where the buyer is measured. */
export function BookingForm({ order, viewerId }: { order: OrderData; viewerId: number }) {
  const t = useWords(meetingsWords);
  const { data: book } = usePageQuery(addressBook, null);
  const booking = useBooking(viewerId, order.id, book);
  const { form, draft, change, free, errorOf, refusalOf, visitRefusal, submit, isSending } = booking;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-9 md:grid-cols-[minmax(0,1fr)_minmax(300px,380px)] md:gap-14 lg:gap-20"
    >
      <div className="grid min-w-0 gap-9">
        <fieldset className="min-w-0">
          <legend className="mb-2 text-2 leading-[1.3] font-semibold">{t('type.label')}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {meetingTypes.map((type) => {
              const Icon = icons[type];
              const refusal = type === 'HOME_VISIT' ? visitRefusal : null;
              return (
                <label key={type} className="choice">
                  <input
                    type="radio"
                    name="meeting-type"
                    checked={draft.type === type}
                    disabled={refusal !== null}
                    onChange={() => change({ type })}
                  />
                  <span className="leading-[1.35]">
                    <span className="flex items-center gap-2 pt-px font-semibold">
                      {t(`type.${type}`)}
                      <Icon className="ml-auto -mt-0.5 text-ink-2" />
                    </span>
                    <span className="meta mt-1 block">{refusal ?? t(`type.${type}_line`)}</span>
                  </span>
                </label>
              );
            })}
          </div>
          <FieldError message={errorOf('type')} />
          {booking.mayWriteAddress ? (
            <Button
              kind="text"
              className="mt-1 -ml-2.5"
              onClick={() => change({ type: 'HOME_VISIT', mode: 'new' })}
            >
              {t('type.elsewhere')}
            </Button>
          ) : null}
        </fieldset>
        <DayAndTime
          free={free}
          chosen={draft}
          onChoose={change}
          dayError={errorOf('day')}
          timeError={errorOf('time')}
        />
        {draft.type === 'HOME_VISIT' ? (
          <>
            <hr className="stitch" />
            <AddressChoice
              draft={draft}
              onChange={change}
              refusalOf={refusalOf}
              isNewOnly={booking.allAreFar}
              error={errorOf('address')}
            />
          </>
        ) : null}
        <Field
          label={
            <>
              {t('notes.label')} <OptionalMark />
            </>
          }
        >
          {(control) => (
            <TextArea
              {...control}
              value={draft.notes}
              maxLength={1000}
              rows={2}
              className="min-h-[92px]!"
              placeholder={t(draft.type === 'PHONE_CALL' ? 'notes.exampleCall' : 'notes.example')}
              onChange={({ target }) => change({ notes: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="md:sticky md:top-[110px]">
        <Summary order={order} draft={draft} isSending={isSending} />
      </div>
    </form>
  );
}

interface SummaryProps {
  order: OrderData;
  draft: BookingDraft;
  isSending: boolean;
}

function Summary({ order, draft: { type, day, hour }, isSending }: SummaryProps) {
  const t = useWords(meetingsWords);
  const when =
    day === null
      ? null
      : hour === null
        ? weekdayInWords(noonOf(day))
        : appointmentInWords(slotStart(day, hour));
  const chosen = [type && t(`type.${type}`), when].filter((part) => part !== null);
  return (
    <Slip aria-labelledby="your-meeting" className="grid gap-5">
      <h2 id="your-meeting" className="title-3">
        {t('summary.title')}
      </h2>
      <MeasuredDesign order={order} />
      <p className="stitched-over flex gap-3 pt-4 leading-[1.4]" aria-live="polite">
        <CalendarClock className="flex-none text-ink-2" />
        {type !== null && when !== null && hour !== null ? (
          <span className="font-semibold">{t('order.line', { kind: t(`type.${type}`), when })}</span>
        ) : (
          <span className="text-ink-2">
            {chosen.map((part) => (
              <span key={part} className="font-semibold text-ink">
                {part} ·{' '}
              </span>
            ))}
            {t(`summary.${missingOf({ type, day, hour }) ?? 'all'}`)}
          </span>
        )}
      </p>
      <ExpectedDelivery order={order} day={day} />
      <Button kind="primary" type="submit" busy={isSending && t('form.submitting')}>
        {t('form.submit')}
      </Button>
    </Slip>
  );
}
