import { type ReactNode, useState } from 'react';
import type { Meeting } from '#contracts/meetings/meetings.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { appointmentInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { CalendarPlus } from '#web/ui/icons.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { calendarFile, useCancelMeeting, useCompleteMeeting } from './meetings.api.ts';

type Step = 'IN_PROGRESS' | 'COMPLETED';

interface MeetingActionsProps {
  meeting: Meeting;
  /** The name of the other side, who is notified. */
  otherName: string;
  /** The button that reschedules the meeting, if allowed. */
  reschedule: ReactNode;
}

/** The actions that the viewer may take on a meeting now. */
export function MeetingActions({ meeting, otherName, reschedule }: MeetingActionsProps) {
  const t = useWords(meetingsWords, 'card');
  const completing = useCompleteMeeting(meeting.id);
  const [asked, setAsked] = useState<Step | null>(null);
  const { can } = meeting;
  const start = new Date(meeting.scheduledAt);

  const complete = async (status: Step) => {
    try {
      const { message } = await completing.mutateAsync(status);
      toast.good(message);
    } catch (error) {
      toast.bad(t('updateFailed'), sentenceOf(error));
    }
  };
  /** A meeting of a later day is rarely over, and a wrong tap would move the whole order on, so ask first. */
  const askOrComplete = (status: Step) =>
    istDayOf(start) > istDayOf(new Date()) ? setAsked(status) : void complete(status);
  const doing = completing.isPending ? completing.variables : null;
  const isToCome = meeting.status === 'SCHEDULED' || meeting.status === 'IN_PROGRESS';
  return (
    <div className="btn-row">
      {can.start ? (
        <Button
          small
          busy={doing === 'IN_PROGRESS' && t('starting')}
          onClick={() => askOrComplete('IN_PROGRESS')}
        >
          {t('start')}
        </Button>
      ) : null}
      {can.complete ? (
        <Button
          kind={meeting.status === 'IN_PROGRESS' ? 'primary' : 'secondary'}
          small
          busy={doing === 'COMPLETED' && t('completing')}
          onClick={() => askOrComplete('COMPLETED')}
        >
          {t('complete')}
        </Button>
      ) : null}
      {can.reschedule ? reschedule : null}
      {isToCome ? <AddToCalendar meetingId={meeting.id} /> : null}
      {can.cancel ? <CancelMeeting meeting={meeting} otherName={otherName} /> : null}
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title={t('earlyTitle')}>
        <p className="text-ink-2">
          {t(asked === 'IN_PROGRESS' ? 'earlyStart' : 'earlyDone', { when: appointmentInWords(start) })}
        </p>
        <div className="mt-6 btn-row">
          <Button onClick={() => setAsked(null)}>{t('notYet')}</Button>
          <Button
            kind="primary"
            onClick={() => {
              if (asked !== null) void complete(asked);
              setAsked(null);
            }}
          >
            {t(asked === 'IN_PROGRESS' ? 'start' : 'complete')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Downloads the meeting as a calendar file. */
export function AddToCalendar({ meetingId }: { meetingId: number }) {
  const t = useWords(meetingsWords, 'card');
  return (
    <a href={calendarFile(meetingId)} download className="btn btn-ghost btn-small">
      <span className="said">
        <CalendarPlus />
        {t('calendar')}
      </span>
    </a>
  );
}

function CancelMeeting({ meeting, otherName }: { meeting: Meeting; otherName: string }) {
  const t = useWords(meetingsWords, 'card');
  const cancelling = useCancelMeeting(meeting.id);
  const [open, setOpen] = useState(false);
  const cancel = async () => {
    try {
      const { message } = await cancelling.mutateAsync();
      toast.good(message);
      // The button that opened the dialog disappears with the meeting, so focus moves.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('updateFailed'), sentenceOf(error));
    }
    setOpen(false);
  };
  return (
    <>
      <Button kind="destructive" small onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('cancelTitle')}>
        <p className="text-ink-2">{t('cancelLine', { name: otherName })}</p>
        <div className="mt-6 btn-row">
          <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
          <Button
            kind="destructive"
            busy={cancelling.isPending && t('cancelling')}
            onClick={() => void cancel()}
          >
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
