import { type FormEvent, useEffect, useRef, useState } from 'react';
import { slotStart } from '#contracts/meetings/meeting-slots.ts';
import type { Meeting } from '#contracts/meetings/meetings.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { showFirstFault } from '#web/ui/forms/show-fault.ts';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { DayAndTime } from './booking/day-and-time.tsx';
import { type DayAndHour, useFreeSlots } from './booking/use-free-slots.ts';
import { useRescheduleMeeting } from './meetings.api.ts';

/** Chooses another day and time for a meeting. */
export function RescheduleForm({ meeting, onDone }: { meeting: Meeting; onDone: () => void }) {
  const t = useWords(meetingsWords);
  const free = useFreeSlots(meeting.orderId);
  const moving = useRescheduleMeeting(meeting.id);
  const oneAtATime = useOneAtATime();
  const [chosen, setChosen] = useState<DayAndHour>({ day: null, hour: null });
  const [error, setError] = useState<{ part: 'day' | 'time'; message: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (error !== null) showFirstFault(form.current);
  }, [error]);

  const choose = (next: DayAndHour) => {
    setError(null);
    setChosen({ day: next.day, hour: next.hour });
  };
  const submit = async () => {
    const { day, hour } = chosen;
    if (day === null || hour === null) {
      const part = day === null ? 'day' : 'time';
      setError({ part, message: t('form.missing', { part }) });
      return;
    }
    try {
      const { message } = await moving.mutateAsync(slotStart(day, hour).toISOString());
      toast.good(message);
      onDone();
    } catch (failure) {
      const message = sentenceOf(failure);
      setError({ part: 'time', message });
      toast.bad(t('card.updateFailed'), message);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(submit);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="stitched-over grid gap-6 pt-6">
      <h3 className="title-3">{t('card.moveTitle')}</h3>
      <DayAndTime
        free={free}
        chosen={chosen}
        onChoose={choose}
        dayError={error?.part === 'day' ? error.message : undefined}
        timeError={error?.part === 'time' ? error.message : undefined}
      />
      <div className="btn-row">
        <Button kind="primary" type="submit" busy={moving.isPending && t('card.moving')}>
          {t('card.move')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {t('card.keepTime')}
        </Button>
      </div>
    </form>
  );
}
