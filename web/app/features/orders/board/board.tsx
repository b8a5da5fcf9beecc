import { type KeyboardEvent, useState } from 'react';
import type { BoardColumn as Column } from '#contracts/orders/board/board.contract.ts';
import { type BoardStage, boardColumn } from '#contracts/orders/board/board.rules.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import boardWords from '#web/words/en/features/orders/board/board.json';
import type { ShownOrders } from './board.api.ts';
import { BoardColumn } from './board-column.tsx';
import { focusNeighbour } from './focus-neighbour.ts';

interface BoardProps {
  columns: readonly Column[];
  shown: ShownOrders;
  onShow: (shown: ShownOrders) => void;
}

/** All columns side by side on wide screens, one chosen stage on narrow ones. */
export function Board({ columns, shown, onShow }: BoardProps) {
  const t = useWords(boardWords);
  const [picked, setPicked] = useState<BoardStage | null>(null);
  const chosen = picked ?? columns.find(({ count }) => count > 0)?.stage ?? 'BEGIN';
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (focusNeighbour(event.currentTarget, event.target, event.key)) event.preventDefault();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in. */}
      <div
        role="group"
        aria-label={t('stages')}
        className="board-stages fading-row bleed px-(--tb-gutter) md:px-0"
      >
        {columns.map(({ stage, count }) => (
          <button
            key={stage}
            type="button"
            className="board-stage"
            aria-pressed={stage === chosen}
            onClick={() => setPicked(stage)}
          >
            {t(stage)} <span className="num">{formatCount(count)}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shorter way between links that Tab reaches. */}
      <div className="board" onKeyDown={onKeyDown}>
        {columns.map((column) => (
          <BoardColumn
            key={column.stage}
            column={column}
            isChosen={column.stage === chosen}
            onMore={() =>
              onShow({
                ...shown,
                [column.stage]: Math.min(boardColumn.most, shown[column.stage] + boardColumn.step),
              })
            }
          />
        ))}
      </div>
    </>
  );
}
