import { useEffect, useEffectEvent } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useOpenedOutbox } from './opened-outboxes.ts';
import type { Outbox } from './outbox.ts';
import type { Waiting } from './waiting.ts';

interface WaitingHere<About> {
  /** Null for a visitor, as is the outbox. */
  viewer: Viewer | null;
  outbox: Outbox | null;
  /** In the order in which they were written. */
  waiting: readonly Waiting<About>[];
}

/** What waits to be sent and belongs to a part of a page, which draws it in its place. */
export function useWaitingHere<About>(isHere: (one: Waiting) => one is Waiting<About>): WaitingHere<About> {
  const { viewer } = useViewer();
  const { outbox, list } = useOpenedOutbox(viewer?.id ?? null);
  return { viewer, outbox, waiting: list.filter(isHere) };
}

/** Shows what the server has taken at once, so that nobody sees it leave before it has come. */
export function useTaken<About>(
  isHere: (one: Waiting) => one is Waiting<About>,
  show: (one: Waiting<About>, reply: unknown) => void,
): void {
  const { viewer } = useViewer();
  const { outbox } = useOpenedOutbox(viewer?.id ?? null);
  const take = useEffectEvent((one: Waiting, reply: unknown) => {
    if (isHere(one)) show(one, reply);
  });
  useEffect(() => {
    return outbox?.onSent((one, reply) => take(one, reply));
  }, [outbox]);
}
