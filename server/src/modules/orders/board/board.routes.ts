import { workBoard } from '#contracts/orders/board/board.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { loadBoard } from './load-board.ts';

export function boardRoutes(serve: Serve, services: Services): void {
  serve(workBoard, async ({ query, viewer, locale }) => ({
    success: true,
    ...(await loadBoard(services, { makerId: viewer.id, ...query, locale })),
  }));
}
