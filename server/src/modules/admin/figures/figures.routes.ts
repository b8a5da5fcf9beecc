import { getFigures } from '#contracts/admin/figures/figures.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { keepTotals } from './kept-totals.ts';
import { countTotals, countWaiting } from './load-figures.ts';

export function figureRoutes(serve: Serve, services: Services): void {
  const totalsNow = keepTotals(() => countTotals(services), {
    now: () => services.clock.now(),
    onFailure: (err) => services.log.warn({ err }, 'the figures of the administration were not counted'),
  });

  serve(getFigures, async () => {
    const [totals, waiting] = await Promise.all([totalsNow(), countWaiting(services)]);
    return { success: true, figures: { totals, waiting } };
  });
}
