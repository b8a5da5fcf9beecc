import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { recordMeasurements } from '#contracts/measurements/measurements.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { useOpenedOutbox } from '#web/platform/outbox/opened-outboxes.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { type AboutMeasurements, measurementsQuery } from './measurements.api.ts';

interface WaitingMeasurements {
  outbox: Outbox | null;
  waiting: readonly Waiting<AboutMeasurements>[];
}

/** An earlier version of the site kept no words beside the call; such an entry stands in the list of the outbox alone. */
const isOfOrder =
  (orderId: number) =>
  (one: Waiting): one is Waiting<AboutMeasurements> => {
    if (one.kind !== 'measurements') return false;
    const about = one.about as Partial<AboutMeasurements>;
    return about.orderId === orderId && about.words !== undefined;
  };

/** The viewer's measurements for an order that wait to be sent, at most one for each garment. */
export function useWaitingMeasurements(orderId: number): WaitingMeasurements {
  const { viewer } = useViewer();
  const { outbox, list } = useOpenedOutbox(viewer?.id ?? null);
  const waiting = useMemo(() => list.filter(isOfOrder(orderId)), [list, orderId]);
  return { outbox, waiting };
}

/** Shows what the server has taken at once, so that nobody sees it leave before it has come. */
export function useTakenMeasurements(orderId: number): void {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { outbox } = useOpenedOutbox(viewer?.id ?? null);
  useEffect(
    () =>
      outbox?.onSent((one, reply) => {
        if (!isOfOrder(orderId)(one)) return;
        const { data } = reply as ReplyOf<typeof recordMeasurements>;
        client.setQueryData(measurementsQuery(orderId).key, data);
      }),
    [client, orderId, outbox],
  );
}
