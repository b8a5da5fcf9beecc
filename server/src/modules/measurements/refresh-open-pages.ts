import type { Services } from '#server/platform/services.ts';
import { measurementsRecorded } from './measurements.events.ts';
import { naapShareChanged } from './sharing/naap.events.ts';

/** Tells the open order pages of both sides that the measurements, or what is shared, changed. */
export function refreshOpenPages({ events, realtime }: Services): void {
  events.on(measurementsRecorded, 'refresh', async ({ orderId, recorderId, otherId }) => {
    for (const person of [recorderId, otherId]) realtime.toPerson(person, 'orderChanged', orderId);
  });
  events.on(naapShareChanged, 'refresh', async ({ orderId, ownerId, makerId }) => {
    for (const person of [ownerId, makerId]) realtime.toPerson(person, 'orderChanged', orderId);
  });
}
