import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { refreshTrust } from '#server/modules/trust/refresh-trust.ts';
import { forgetRuns } from '#server/modules/trust/trust.queries.ts';
import type { Services } from '#server/platform/services.ts';

/** Computes the figures of makers again, because the job may have run tonight while the demo had no orders. */
export async function fillTrust(services: Services): Promise<void> {
  await forgetRuns(services.db, [addDays(istDayOf(services.clock.now()), 1)]);
  await refreshTrust(services);
}
