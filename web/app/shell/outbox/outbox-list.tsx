import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import type english from '#web/words/en/platform/outbox/outbox.json';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { WaitingState } from './waiting-state.tsx';

interface OutboxListProps {
  outbox: Outbox;
  list: readonly Waiting[];
  open: boolean;
  onClose: () => void;
}

/** The entries of the outbox in sending order: since when they wait, why they were not sent, and what can be done. */
export function OutboxList({ outbox, list, open, onClose }: OutboxListProps) {
  const t = useWords(outboxWords);
  const leavesByItself = list.some(({ refusal }) => refusal === null);
  const { ending, noteDiscarded } = useEnding(outbox, open);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      {list.length === 0 ? (
        <p role="status">{t(`empty.${ending}`)}</p>
      ) : (
        <div className="grid gap-5">
          {leavesByItself ? <p className="text-ink-2">{t('line')}</p> : null}
          <ol className="grid">
            {list.map((waiting) => (
              <Entry
                key={waiting.nonce}
                waiting={waiting}
                outbox={outbox}
                onDiscard={noteDiscarded}
                onClose={onClose}
              />
            ))}
          </ol>
          {leavesByItself ? (
            <Button className="md:justify-self-start" onClick={outbox.wake}>
              {t('tryNow')}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

type Ending = keyof typeof english.empty;

/**
 * What happened to the entries while the list was open. 'nothing' if another tab or the service worker sent or
 * discarded them.
 */
function useEnding(outbox: Outbox, open: boolean): { ending: Ending; noteDiscarded: () => void } {
  const [wasSent, setSent] = useState(false);
  const [wasDiscarded, setDiscarded] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    setSent(false);
    setDiscarded(false);
    return outbox.onSent(() => setSent(true));
  }, [outbox, open]);
  const ending = wasSent && wasDiscarded ? 'both' : wasSent ? 'sent' : wasDiscarded ? 'discarded' : 'nothing';
  return { ending, noteDiscarded: () => setDiscarded(true) };
}

interface EntryProps {
  waiting: Waiting;
  outbox: Outbox;
  onDiscard: () => void;
  onClose: () => void;
}

function Entry({ waiting, outbox, onDiscard, onClose }: EntryProps) {
  const t = useWords(outboxWords);
  const { shown, writtenAt, files } = waiting;
  const label = t(`label.${shown.label}`);
  const name = shown.words === '' ? label : `${label}, ${shown.words}`;
  const withPictures = files > 0 && shown.label !== 'voice';
  return (
    <li className="grid gap-1.5 border-t border-seam py-4 first:border-t-0 first:pt-0">
      <div className="flex items-baseline justify-between gap-x-4 max-md:grid">
        <Link to={shown.path} className="link reach justify-self-start font-semibold" onClick={onClose}>
          {label}
        </Link>
        <span className="meta num">{t('written', { moment: formatMoment(writtenAt) })}</span>
      </div>
      {shown.words === '' ? null : (
        <p
          lang={writtenIn(shown.words)}
          dir="auto"
          className="line-clamp-3 wrap-anywhere whitespace-pre-line text-ink-2"
        >
          {shown.words}
        </p>
      )}
      {withPictures ? <p className="meta">{t('pictures', { count: files })}</p> : null}
      <WaitingState waiting={waiting} outbox={outbox} name={name} onDiscard={onDiscard} />
    </li>
  );
}
