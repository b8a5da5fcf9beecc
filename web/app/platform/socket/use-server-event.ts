import { useEffect, useRef } from 'react';
import type { ServerEvents } from '#contracts/realtime/realtime.events.ts';
import { type ServerEvent, subscribeToEvent, subscribeToReturn } from './live-connection.ts';

/** Hears an event of the server while the component is there. */
export function useServerEvent<Event extends ServerEvent>(event: Event, handler: ServerEvents[Event]): void {
  const latest = useLatest(handler);
  useEffect(() => {
    const listener = (...args: unknown[]) => (latest.current as (...args: unknown[]) => void)(...args);
    return subscribeToEvent(event, listener as ServerEvents[Event]);
  }, [event, latest]);
}

/** Called when a lost connection stands again: ask the API for what was missed. */
export function useReturn(refetch: () => void): void {
  const latest = useLatest(refetch);
  useEffect(() => {
    return subscribeToReturn(() => latest.current());
  }, [latest]);
}

/** The newest of a function that is made anew on each rendering, so that nobody need subscribe again for it. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
