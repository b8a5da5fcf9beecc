import { useSyncExternalStore } from 'react';
import { makeStore } from '#web/platform/store/store.ts';

/**
 * What somebody wants to be so and the server does not know yet, by subject: drawn as if it were so. Filled by the
 * outbox once it is fetched, so that the first page does not wait for it.
 */
const wishes = makeStore<ReadonlyMap<string, boolean>>(new Map());

export const setWishes = wishes.set;

export const wishOf = (subject: string): boolean | undefined => wishes.get().get(subject);

export function useWish(subject: string): boolean | undefined {
  return useSyncExternalStore(
    wishes.subscribe,
    () => wishOf(subject),
    () => undefined,
  );
}
