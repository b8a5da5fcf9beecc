import { useId, useRef } from 'react';
import type { BoardColumn as Column } from '#contracts/orders/board/board.contract.ts';
import { boardColumn } from '#contracts/orders/board/board.rules.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import boardWords from '#web/words/en/features/orders/board/board.json';
import { BoardCard } from './board-card.tsx';

interface BoardColumnProps {
  column: Column;
  /** The only column shown on narrow screens. */
  isChosen: boolean;
  onMore: () => void;
}

export function BoardColumn({ column: { stage, count, orders }, isChosen, onMore }: BoardColumnProps) {
  const t = useWords(boardWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="board-column" aria-labelledby={id} data-chosen={isChosen || undefined}>
      <h2 ref={heading} id={id} tabIndex={-1} className="board-heading">
        {t(stage)}{' '}
        <span className="num text-ink-2" aria-hidden="true">
          {formatCount(count)}
        </span>
        <span className="sr-only">, {t('countOf', { count })}</span>
      </h2>
      {count === 0 ? <p className="meta board-nothing">{t('nothingHere')}</p> : null}
      <ol className="board-cards">
        {orders.map((order) => (
          <li key={`${order.id}-${order.status}`}>
            {/* The pressed button disappears with its card, so the focus moves to the column's heading. */}
            <BoardCard order={order} onMoved={() => heading.current?.focus({ preventScroll: true })} />
          </li>
        ))}
      </ol>
      {count > orders.length && orders.length < boardColumn.most ? (
        <Button kind="ghost" small onClick={onMore}>
          {t('more', { stage: t(stage) })}
        </Button>
      ) : null}
      {orders.length === boardColumn.most && count > orders.length ? (
        <p className="meta num">{t('most', { shown: orders.length, count })}</p>
      ) : null}
    </section>
  );
}
