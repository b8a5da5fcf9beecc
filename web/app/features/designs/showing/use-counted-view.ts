import type { designViewed } from '#contracts/designs/design-views.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { useReportOnce } from '#web/platform/network/use-report-once.ts';

/** Reports a view of a design. A maker's own views do not count. */
export function useCountedView({ id, isOwn }: { id: number; isOwn: boolean }): void {
  useReportOnce(isOwn ? null : `design ${id}`, () =>
    api.call<typeof designViewed>('POST /api/design/viewed/:id', { params: { id } }),
  );
}
