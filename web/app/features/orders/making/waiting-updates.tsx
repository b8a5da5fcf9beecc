import { useQueryClient } from '@tanstack/react-query';
import type { postOrderUpdate } from '#contracts/orders/making/making.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { useTaken, useWaitingHere } from '#web/platform/outbox/waiting-here.ts';
import { WaitingState } from '#web/shell/outbox/waiting-state.tsx';
import makingWords from '#web/words/en/features/orders/making/making.json';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { orderQuery } from '../core/orders.api.ts';
import type { AboutUpdate } from './making.api.ts';
import { WaitingPhotographs } from './waiting-photographs.tsx';

const isOfOrder =
  (orderId: number) =>
  (one: Waiting): one is Waiting<AboutUpdate> =>
    one.kind === 'update' && (one.about as AboutUpdate).orderId === orderId;

/** The maker's updates that wait in the outbox, shown at the order's present step. */
export function WaitingUpdates({ orderId }: { orderId: number }) {
  const t = useWords(makingWords, 'timeline');
  const say = useWords(outboxWords);
  const client = useQueryClient();
  const { viewer, outbox, waiting } = useWaitingHere(isOfOrder(orderId));
  useTaken(isOfOrder(orderId), (_, reply) => {
    const { orderData } = reply as ReplyOf<typeof postOrderUpdate>;
    client.setQueryData(orderQuery(String(orderId)).key, orderData);
  });
  if (viewer === null || outbox === null || waiting.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-4">
      {waiting.map((one) => (
        <li key={one.nonce} className="grid gap-2" data-waiting={one.refusal === null ? '' : undefined}>
          <p className="meta text-ink-3">{say('written', { moment: formatMoment(one.writtenAt) })}</p>
          {one.about.note === '' ? null : (
            <p dir="auto" className="meta voice whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
              {t('note', { note: one.about.note })}
            </p>
          )}
          <WaitingPhotographs waiting={one} outbox={outbox} />
          <div className="grid gap-0.5">
            <WaitingState
              waiting={one}
              outbox={outbox}
              name={one.about.note || say('label.update')}
              isInPlace
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
