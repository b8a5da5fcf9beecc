import { type KeyboardEvent, useRef } from 'react';
import type { WorkBoard } from '#contracts/orders/board/board.contract.ts';
import type { BoardStage } from '#contracts/orders/board/board.rules.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ListEnd, type PagedList } from '#web/ui/lists/list-end.tsx';
import boardWords from '#web/words/en/features/orders/board/board.json';
import { BoardCard } from './board-card.tsx';
import { focusNeighbour } from './focus-neighbour.ts';

interface BoardProps {
  pages: readonly WorkBoard[];
  list: PagedList;
  /** Null for all stages. */
  stage: BoardStage | null;
  onStage: (stage: BoardStage | null) => void;
}

/** The open orders, the most at risk first, of all stages or one. */
export function Board({ pages, list, stage, onStage }: BoardProps) {
  const t = useWords(boardWords);
  const group = useRef<HTMLElement>(null);
  const stages = pages[0]?.stages ?? [];
  const orders = pages.flatMap((page) => page.orders);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (focusNeighbour(event.currentTarget, event.target, event.key)) event.preventDefault();
  };
  const choices = [
    { stage: null, label: t('all'), count: stages.reduce((sum, { count }) => sum + count, 0) },
    ...stages.map(({ count, ...one }) => ({ stage: one.stage, label: t(one.stage), count })),
  ];
  return (
    <>
      <section
        ref={group}
        tabIndex={-1}
        aria-label={t('stages')}
        className="board-stages fading-row bleed px-(--tb-gutter) md:px-0"
      >
        {choices.map((choice) => (
          <button
            key={choice.stage}
            type="button"
            className="board-stage"
            aria-pressed={choice.stage === stage}
            onClick={() => onStage(choice.stage)}
          >
            {choice.label} <span className="num">{formatCount(choice.count)}</span>
          </button>
        ))}
      </section>
      {orders.length === 0 ? <p className="meta">{t('nothingHere')}</p> : null}
      <ol className="board" onKeyDown={onKeyDown}>
        {orders.map((order) => (
          <li key={`${order.id}-${order.status}`}>
            {/* The pressed button disappears with its card, so the focus moves to the stages. */}
            <BoardCard order={order} onMoved={() => group.current?.focus({ preventScroll: true })} />
          </li>
        ))}
      </ol>
      <ListEnd list={list} />
    </>
  );
}
