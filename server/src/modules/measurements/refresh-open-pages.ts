import type { Services } from '#server/platform/services.ts';
import { measurementsRecorded } from './measurements.events.ts';

/** Tells the open order pages of both sides that the measurements changed. */
export function refreshOpenPages({ events, realtime }: Services): void {
  events.on(measurementsRecorded, 'refresh', async ({ orderId, recorderId, otherId }) => {
    for (const person of [recorderId, otherId]) realtime.toPerson(person, 'orderChanged', orderId);
  });
}
