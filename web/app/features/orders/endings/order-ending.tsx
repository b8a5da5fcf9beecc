import { lazy, Suspense, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { hasEnded } from '#contracts/orders/core/orders.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { type Message, useSentence } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import endingsWords from '#web/words/en/features/orders/endings/endings.json';
import { Cancelling } from '../core/buyer-actions.tsx';
import { RefundWaits } from '../disputes/refund-waits.tsx';
import { OrderCancelTerms } from './order-cancel-terms.tsx';
import { RequestState } from './request-state.tsx';
import { shareWords } from './share-words.ts';

const dialogs = () => fetched(() => import('./reason-dialogs.tsx'));
const AskDialog = lazy(async () => ({ default: (await dialogs()).AskDialog }));
const MakerCancelDialog = lazy(async () => ({ default: (await dialogs()).MakerCancelDialog }));

/**
 * How an order can end early: cancel at once, ask to cancel, or the state of a request. Renders nothing if none
 * applies.
 */
export function OrderEnding({ order }: { order: OrderData }) {
  const t = useWords(endingsWords);
  const { cancellation, can, status, role, cancelling, delivery } = order;
  const isBuyer = role === 'buyer';
  // The card of the promised day offers to cancel a late order.
  if (isBuyer && can.cancel && !delivery.isLate)
    return (
      <div className="grid gap-6">
        <Cancelling order={order} />
        <OrderCancelTerms order={order} />
      </div>
    );
  const refusal = isBuyer && !hasEnded(status) && cancellation === null ? cancelling.refusal : null;
  const hasChoice = can.askToCancel || (can.cancel && !isBuyer);
  if (cancellation === null && refusal === null && !hasChoice) return null;
  return (
    <section
      id="cancelling"
      aria-labelledby="cancelling-title"
      className={classNames(
        'grid scroll-mt-24 gap-3',
        cancellation === null ? 'stitched-over pt-5' : 'slip p-5 md:p-7',
      )}
    >
      <h2
        id="cancelling-title"
        className={cancellation === null ? 'font-sans text-3 font-semibold' : 'title-3'}
      >
        {t('title')}
      </h2>
      {cancellation === null ? null : <RequestState order={order} cancellation={cancellation} />}
      {refusal === null ? null : <Refusal sentence={refusal} />}
      {can.askToCancel ? <AskToCancel order={order} /> : null}
      {can.cancel && !isBuyer ? <MakerCancel order={order} /> : null}
      {delivery.isLate ? null : <OrderCancelTerms order={order} />}
    </section>
  );
}

function Refusal({ sentence }: { sentence: Message }) {
  return <p className="meta">{useSentence(sentence)}</p>;
}

function AskToCancel({ order }: { order: OrderData }) {
  const t = useWords(endingsWords);
  const [isOpen, setIsOpen] = useState(false);
  const { offer } = order.cancelling;
  if (offer === null) return null;
  const { variant, ...share } = shareWords(offer);
  return (
    <div className="grid gap-3">
      <p className="num">
        {t('stage', { stage: offer.stage })} {t(`offer.${variant}`, { maker: order.maker.name, ...share })}
      </p>
      <RefundWaits order={order} reader="buyer" amount={offer.refund} className="meta" />
      <Button kind="ghost" small className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('ask.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <AskDialog order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function MakerCancel({ order }: { order: OrderData }) {
  const t = useWords(endingsWords, 'maker');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <p className="meta">{t('line')}</p>
      <RefundWaits order={order} reader="maker" className="meta" />
      <Button kind="destructive" small className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <MakerCancelDialog order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
