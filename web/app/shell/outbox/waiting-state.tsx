import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { Button } from '#web/ui/button.tsx';
import { CircleAlert, Clock } from '#web/ui/icons.tsx';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';

interface WaitingStateProps {
  waiting: Waiting;
  outbox: Outbox;
  /** The entry's name in the buttons' labels, for screen readers. */
  name: string;
  /** Shown on the entry's own page, where nothing else says that it waits. */
  isInPlace?: boolean;
  onDiscard?: () => void;
}

/** Why an entry has not been sent yet, and what can be done about it. */
export function WaitingState({ waiting, outbox, name, isInPlace = false, onDiscard }: WaitingStateProps) {
  const t = useWords(outboxWords);
  const { nonce, refusal, needsFiles, isOnlyHere } = waiting;
  return (
    <>
      {refusal === null && isOnlyHere ? <p className="hint">{t('onlyHere')}</p> : null}
      {refusal === null ? null : (
        <p role="alert" className="flex items-start gap-1.5 text-2 leading-[1.35] text-bad">
          <CircleAlert className="size-4 flex-none" />
          <span className="pt-px">{refusal}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5">
        {refusal === null && isInPlace ? (
          <p className="hint flex items-center gap-1.5">
            <Clock className="size-3.5 flex-none" />
            {t('toBeSent')}
          </p>
        ) : null}
        <div className="-mx-2.5 flex flex-wrap">
          {refusal === null || needsFiles ? null : (
            <Button
              kind="text"
              small
              aria-label={t('retryNamed', { name })}
              onClick={() => outbox.retry(nonce)}
            >
              {t('retry')}
            </Button>
          )}
          <Button
            kind="text"
            small
            aria-label={t('discardNamed', { name })}
            onClick={() => {
              onDiscard?.();
              outbox.discard(nonce);
            }}
          >
            {t('discard')}
          </Button>
        </div>
      </div>
    </>
  );
}
