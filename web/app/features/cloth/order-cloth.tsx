import type { Cloth, ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import type { ClothState } from '#contracts/cloth/cloth.states.ts';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { Turn } from '#web/features/orders/core/your-turn.tsx';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import type { Tone } from '#web/ui/status.ts';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import { orderClothQuery, useClothNews } from './cloth.api.ts';
import { ClothActs } from './cloth-acts.tsx';
import { ClothNeeds, ClothSteps, LastWords, Receipt } from './cloth-facts.tsx';
import { formatMetres } from './metres-written.ts';

const tones: Record<ClothState, Tone> = {
  ASKED: 'warn',
  AWAITED: 'warn',
  CAME: 'note',
  OBJECTED: 'bad',
  TO_PRICE: 'warn',
  PRICED: 'note',
  TO_ADAPT: 'warn',
  HELD: 'good',
  RETURNED: 'good',
  REFUSED: 'still',
  WITHDRAWN: 'still',
};

/** The buyer's own cloth of an order. Load it lazily. */
export function OrderCloth({ order }: { order: OrderData }) {
  const t = useWords(clothWords);
  useClothNews(order.id);
  const { data: found } = usePageQuery(orderClothQuery(order.id), null);
  // A failure here leaves the order's page whole; the next look tries again.
  if (found === undefined || (found.cloth === null && !found.can.ask)) return null;
  const { cloth, needs } = found;
  const isPlanned = cloth === null || found.can.ask || cloth.state === 'ASKED' || cloth.state === 'AWAITED';
  return (
    <Slip id="cloth" aria-labelledby="cloth-title" className="grid scroll-mt-24 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="cloth-title" className="title-3">
          {t('title')}
        </h2>
        <span aria-live="polite">
          {cloth === null ? null : <Badge tone={tones[cloth.state]}>{t(`state.${cloth.state}`)}</Badge>}
        </span>
      </div>
      <p className="num text-pretty text-ink-2">
        <Standing order={order} found={found} />
      </p>
      {cloth === null ? null : <LastWords cloth={cloth} role={found.role} />}
      {cloth?.receipt ? <Receipt receipt={cloth.receipt} title={order.products[0]?.title ?? ''} /> : null}
      {cloth?.leftover ? <Leftover leftover={cloth.leftover} order={order} /> : null}
      {isPlanned ? <ClothNeeds needs={needs} order={order} /> : null}
      <ClothActs order={order} found={found} />
      {cloth === null ? null : <ClothSteps cloth={cloth} order={order} />}
    </Slip>
  );
}

/** What the cloth of an order waits for, if that is the reader. Load it lazily. */
export function ClothTurn({ order }: { order: OrderData }) {
  const t = useWords(clothWords);
  const { data: found } = usePageQuery(orderClothQuery(order.id), null);
  if (!found?.cloth || found.cloth.turn !== found.role) return null;
  return (
    <Turn
      action={
        <ButtonLink to="#cloth" kind="secondary">
          {t('toCloth')}
        </ButtonLink>
      }
    >
      <Standing order={order} found={found} />
    </Turn>
  );
}

/** How it stands, and what the reader is waited for. */
function Standing({ order, found: { cloth, role, can } }: { order: OrderData; found: ClothOfOrder }) {
  const t = useWords(clothWords);
  const values = { role: order.role, name: role === 'BUYER' ? order.maker.name : order.buyer.name };
  if (cloth === null || can.ask) return t('offer', values);
  const { state, askedBy, answerBy, receipt, price } = cloth;
  if (state === 'ASKED') return t(askedBy === role ? 'standing.ASKED' : 'standing.ASKED_YOU', values);
  if (state !== 'CAME')
    return t(`standing.${state}`, {
      ...values,
      metres: formatMetres(receipt?.missing ?? 0),
      total: price === null ? '' : formatRupees(price.total),
    });
  return answerBy === null
    ? t('standing.SHORT', { ...values, metres: formatMetres(receipt?.missing ?? 0) })
    : t('standing.CAME', { ...values, day: formatShortDay(answerBy) });
}

function Leftover({ leftover, order }: { leftover: NonNullable<Cloth['leftover']>; order: OrderData }) {
  const t = useWords(clothWords, 'leftover');
  const values = { maker: order.maker.name, buyer: order.buyer.name, metres: formatMetres(leftover.metres) };
  return (
    <div className="stitched-over grid gap-1 pt-4">
      <h3 className="font-sans font-semibold">{t('title')}</h3>
      <p className="num">{t(leftover.way, values)}</p>
    </div>
  );
}
