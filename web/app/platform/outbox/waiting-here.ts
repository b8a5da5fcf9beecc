import { useEffect, useEffectEvent } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useOpenedOutbox } from './opened-outboxes.ts';
import type { Outbox } from './outbox.ts';
import type { Waiting } from './waiting.ts';

interface WaitingHere<About> {
  /** Both are null for a visitor. */
  viewer: Viewer | null;
  outbox: Outbox | null;
  /** In the order of writing. */
  waiting: readonly Waiting<About>[];
}

/** The waiting entries that belong to a part of a page, which shows them in place. */
export function useWaitingHere<About>(isHere: (one: Waiting) => one is Waiting<About>): WaitingHere<About> {
  const { viewer } = useViewer();
  const { outbox, list } = useOpenedOutbox(viewer?.id ?? null);
  return { viewer, outbox, waiting: list.filter(isHere) };
}

/** Calls `show` when the server has accepted an entry, before the entry disappears, so that the screen has no gap. */
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
