import { useEffect, useState } from 'react';

/** Whole seconds left until `until` (milliseconds since 1970), 0 from then on. Browser only. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time starts the clock again
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning, until]);

  return left;
}
