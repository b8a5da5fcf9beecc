import type { WorkBoard, workBoard } from '#contracts/orders/board/board.contract.ts';
import { type BoardStage, boardColumn, boardStages } from '#contracts/orders/board/board.rules.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

const freshFor = 5000;

/** How many orders each column shows. */
export type ShownOrders = Record<BoardStage, number>;

export const firstShown: ShownOrders = {
  BEGIN: boardColumn.step,
  DESIGN: boardColumn.step,
  MAKING: boardColumn.step,
  FINISHING: boardColumn.step,
  SENT: boardColumn.step,
};

/** The viewer’s open sales by stage. */
export function boardQuery(shown: ShownOrders): ApiQuery<WorkBoard> {
  const more = boardStages.filter((stage) => shown[stage] !== boardColumn.step);
  return {
    key: ['orders', 'board', shown],
    staleTime: freshFor,
    fetch: (from) =>
      from.call<typeof workBoard>('GET /api/order/workBoard', {
        query: Object.fromEntries(more.map((stage) => [stage, String(shown[stage])])),
      }),
  };
}
