import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useNetwork } from '#web/platform/network/use-network.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { CircleAlert, Clock } from '#web/ui/icons.tsx';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { openOutbox } from './open-outbox.ts';
import { OutboxList } from './outbox-list.tsx';

/**
 * A line shown while entries wait for the network or were refused; it opens the list. On a phone it is shorter beside
 * the offline notice. Load it lazily.
 */
export function OutboxLine({ userId }: { userId: number }) {
  const t = useWords(outboxWords);
  const outbox = openOutbox(userId);
  const list = useSyncExternalStore(outbox.subscribe, outbox.list);
  const isHeldUp = useSyncExternalStore(outbox.subscribe, outbox.isHeldUp);
  const { isOnline } = useNetwork();
  const [open, setOpen] = useState(false);
  useArrivals(outbox);

  const refused = list.filter(({ refusal }) => refusal !== null).length;
  const waiting = isOnline && !isHeldUp ? 0 : list.length - refused;
  return (
    <>
      <div role="status" id="outbox">
        {waiting + refused === 0 ? null : (
          <p className="outbox-line">
            {refused > 0 ? <CircleAlert className="text-bad" /> : <Clock />}
            <span>
              <span className="outbox-whole">
                {waiting > 0 ? t('waiting', { count: waiting }) : null}{' '}
                {refused > 0 ? t('refused', { count: refused }) : null}{' '}
              </span>
              <button
                type="button"
                className="link reach"
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                <span className="outbox-whole">{t('see')}</span>
                <span className="outbox-short">
                  {waiting > 0 ? <span>{t('waitingShort', { count: waiting })}</span> : null}{' '}
                  {refused > 0 ? <span>{t('refusedShort', { count: refused })}</span> : null}
                </span>
              </button>
            </span>
          </p>
        )}
      </div>
      <OutboxList outbox={outbox} list={list} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Invalidates the queries that a sent entry touches. */
function useArrivals(outbox: Outbox): void {
  const client = useQueryClient();
  useEffect(() => {
    return outbox.onSent(({ touches }) => {
      for (const queryKey of touches) void client.invalidateQueries({ queryKey });
    });
  }, [client, outbox]);
}
