import { eventKind } from '#server/platform/events/events.ts';

/** One side of an order recorded a new version of its measurements. */
export const measurementsRecorded = eventKind<{
  measurementId: number;
  orderId: number;
  recorderId: number;
  otherId: number;
}>('measurements.recorded');
