import { useQueryClient } from '@tanstack/react-query';
import type { recordMeasurements } from '#contracts/measurements/measurements.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { useTaken, useWaitingHere } from '#web/platform/outbox/waiting-here.ts';
import { type AboutMeasurements, measurementsQuery } from './measurements.api.ts';

const isOfOrder =
  (orderId: number) =>
  (one: Waiting): one is Waiting<AboutMeasurements> =>
    one.kind === 'measurements' && (one.about as AboutMeasurements).orderId === orderId;

/** The viewer's measurements for an order that wait to be sent, at most one per garment. */
export const useWaitingMeasurements = (orderId: number) => useWaitingHere(isOfOrder(orderId));

/** Shows measurements as soon as the server has accepted them. */
export function useTakenMeasurements(orderId: number): void {
  const client = useQueryClient();
  useTaken(isOfOrder(orderId), (_, reply) => {
    const { data } = reply as ReplyOf<typeof recordMeasurements>;
    client.setQueryData(measurementsQuery(orderId).key, data);
  });
}
