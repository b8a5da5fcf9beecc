import { useEffect, useRef } from 'react';
import type { ServerEvents } from '#contracts/realtime/realtime.events.ts';
import { type ServerEvent, subscribeToEvent, subscribeToReturn } from './live-connection.ts';

/** Listens to an event of the server while mounted. */
export function useServerEvent<Event extends ServerEvent>(event: Event, handler: ServerEvents[Event]): void {
  const latest = useLatest(handler);
  useEffect(() => {
    const listener = (...args: unknown[]) => (latest.current as (...args: unknown[]) => void)(...args);
    return subscribeToEvent(event, listener as ServerEvents[Event]);
  }, [event, latest]);
}

/** Called when a lost connection is up again; refetch what was missed. */
export function useReturn(refetch: () => void): void {
  const latest = useLatest(refetch);
  useEffect(() => {
    return subscribeToReturn(() => latest.current());
  }, [latest]);
}

/** A ref to the latest version of a function, so that a re-render does not need to resubscribe. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
