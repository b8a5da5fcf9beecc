import type { WorkBoard, workBoard } from '#contracts/orders/board/board.contract.ts';
import type { BoardStage } from '#contracts/orders/board/board.rules.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';

const freshFor = 5000;

/** The viewer’s open sales, the most at risk first; null for all stages. */
export function boardList(stage: BoardStage | null): ApiList<WorkBoard> {
  return {
    key: ['orders', 'board', stage],
    staleTime: freshFor,
    fetch: (from, cursor) =>
      from.call<typeof workBoard>('GET /api/order/workBoard', {
        query: { ...(stage !== null && { stage }), ...(cursor !== undefined && { cursor }) },
      }),
    next: ({ nextCursor }) => nextCursor,
  };
}
