import { useSyncExternalStore } from 'react';

const step = 30_000;
const floorNow = () => Math.floor(Date.now() / step) * step + step;

function everyStep(listener: () => void): () => void {
  const timer = setInterval(listener, step);
  return () => clearInterval(timer);
}

/** Milliseconds since 1970, updated every half minute, so that labels such as "Just now" stay correct. */
export function useNow(): number {
  return useSyncExternalStore(everyStep, floorNow, floorNow);
}
