import { useState } from 'react';
import type { OrderPiece, OrderPieces as Pieces } from '#contracts/hands/hands.fields.ts';
import { isOut } from '#contracts/hands/hands.states.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import handsWords from '#web/words/en/features/hands/hands.json';
import { CreditWords } from './credit-words.tsx';
import { HandOverCard } from './hand-over-card.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { piecesQuery } from './hands.api.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PiecesDialog } from './pieces-dialog.tsx';
import { PrintTag } from './print-tag.tsx';

const looksEvery = 20_000;

/** The pieces of an order and, for its maker, the hands that work on them. Load it lazily. */
export function OrderPieces({ order }: { order: OrderData }) {
  const t = useWords(handsWords);
  const isMaker = order.role === 'maker';
  const { data } = usePageQuery(piecesQuery(order.id), null, {
    // A hand answers on another phone.
    refetchEvery: (known) =>
      known?.pieces.some(({ handOvers }) => handOvers.some(({ state }) => isOut(state))) ? looksEvery : false,
  });
  const [isNaming, setNaming] = useState(false);
  // A failure here leaves the order's page whole; the next look tries again.
  if (data === undefined || data.pieces.length === 0) return null;
  const hasWork = data.pieces.some(({ handOvers }) => handOvers.length > 0);
  if (isMaker && !data.can.edit && !hasWork && data.version === 0) return null;
  return (
    <Slip id="pieces" aria-labelledby="pieces-title" className="grid scroll-mt-24 gap-4">
      <div className="grid gap-1">
        <h2 id="pieces-title" className="title-3">
          {t(isMaker ? 'title' : 'titleBuyer')}
        </h2>
        {isMaker && data.can.edit ? <p className="text-ink-2">{t('line')}</p> : null}
        {data.pieces.length > 1 ? (
          <p className="text-ink-2">{t('lineBuyer', { together: String(data.together) })}</p>
        ) : null}
      </div>
      <ul className="divide-y divide-seam border-y border-seam">
        {data.pieces.map((piece) => (
          <li key={piece.id ?? 'whole'} className="grid gap-4 py-4">
            <Piece order={order} data={data} piece={piece} />
          </li>
        ))}
      </ul>
      {data.can.edit ? (
        <Button kind="ghost" small className="justify-self-start" onClick={() => setNaming(true)}>
          {t('edit')}
        </Button>
      ) : null}
      {isNaming ? <PiecesDialog orderId={order.id} data={data} onClose={() => setNaming(false)} /> : null}
    </Slip>
  );
}

interface PieceProps {
  order: OrderData;
  data: Pieces;
  piece: OrderPiece;
}

function Piece({ order, data, piece }: PieceProps) {
  const t = useWords(handsWords);
  const [isHandingOver, setHandingOver] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const { name, item, credits, handOvers, can } = piece;
  const title = item === null || data.items.length < 2 ? undefined : data.items[item];
  const [newest] = handOvers;
  return (
    <>
      <div className="grid gap-1">
        <h3 lang={writtenIn(name)} dir="auto" className="font-sans font-semibold wrap-anywhere">
          {name}
        </h3>
        {title === undefined ? null : <p className="meta wrap-anywhere">{t('of', { title })}</p>}
        {credits.map((credit) => (
          <p
            key={`${credit.kind} ${credit.name} ${credit.accountId}`}
            className="font-display italic wrap-anywhere"
          >
            <CreditWords credit={credit} words={t(`credit.${credit.kind}`, { name: credit.name })} />
          </p>
        ))}
      </div>
      {handOvers.map((work) => (
        <HandOverCard key={work.id} order={order} piece={name} work={work} onLink={setToken} />
      ))}
      {can.handOver || data.can.printTag ? (
        <div className="btn-row">
          {can.handOver ? (
            <Button
              kind={newest === undefined ? 'secondary' : 'ghost'}
              small
              onClick={() => setHandingOver(true)}
            >
              {t('acts.handOver')}
            </Button>
          ) : null}
          {data.can.printTag ? <PrintTag orderId={order.id} pieceId={piece.id} piece={name} /> : null}
        </div>
      ) : null}
      {isHandingOver ? (
        <HandOverDialog order={order} piece={piece} onLink={setToken} onClose={() => setHandingOver(false)} />
      ) : null}
      {token !== null && newest !== undefined ? (
        <LinkDialog
          workshop={order.maker.name}
          piece={name}
          work={newest}
          token={token}
          onClose={() => setToken(null)}
        />
      ) : null}
    </>
  );
}
