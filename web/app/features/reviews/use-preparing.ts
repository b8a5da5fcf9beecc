import { useEffect, useEffectEvent } from 'react';

const lookEvery = 2000;
const timeout = 60_000;

/** Polls every two seconds while photos of a review are being prepared, for at most a minute. */
export function usePreparing(isPreparing: boolean, look: () => void): void {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    if (!isPreparing) return;
    const giveUpAt = Date.now() + timeout;
    const timer = setInterval(() => {
      if (Date.now() > giveUpAt) clearInterval(timer);
      else onLook();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [isPreparing]);
}
