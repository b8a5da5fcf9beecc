import { useSyncExternalStore } from 'react';

/** A set of listeners to one event. */
export interface Listeners<Args extends unknown[] = []> {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (...args: Args) => void): () => void;
  notify(...args: Args): void;
}

export function makeListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const all = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    notify(...args) {
      // Iterates over a copy, because a listener may unsubscribe while it is called.
      for (const listener of [...all]) listener(...args);
    },
  };
}

/** A value outside React, for the life of the page. Changed in the browser only. */
export interface Store<Value> {
  /** The value during server rendering. */
  readonly initial: Value;
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

export function makeStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = makeListeners();
  let value = initial;
  return {
    initial,
    subscribe,
    get: () => value,
    set(next) {
      value = next;
      notify();
    },
  };
}

export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
