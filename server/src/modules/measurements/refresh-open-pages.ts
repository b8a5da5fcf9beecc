import type { Services } from '#server/platform/services.ts';
import { measurementsRecorded } from './measurements.events.ts';

/** Both sides' open pages of an order hear that it has other measurements. */
export function refreshOpenPages({ events, realtime }: Services): void {
  events.on(measurementsRecorded, 'refresh', async ({ orderId, recorderId, otherId }) => {
    for (const person of [recorderId, otherId]) realtime.toPerson(person, 'orderChanged', orderId);
  });
}
