import { boardStages } from '#contracts/orders/board/board.rules.ts';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';

export function BoardSkeleton() {
  return (
    <Loading>
      <div className="board-stages fading-row bleed px-(--tb-gutter) md:px-0">
        {boardStages.map((stage) => (
          <Weave key={stage} className="h-11 w-30 flex-none" />
        ))}
      </div>
      <div className="board">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="board-card">
            <WeaveLines widths={['w-2/5', 'w-4/5', 'w-3/5']} />
            <Weave className="h-9" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
