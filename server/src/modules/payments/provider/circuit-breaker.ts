import { isUnavailable, ProviderError } from './provider-error.ts';

const failuresToOpen = 5;
const openMilliseconds = 15_000;

/**
 * Runs calls until five in a row fail; then refuses calls for 15 s, so that nobody waits for an unavailable provider.
 */
export interface CircuitBreaker {
  run<T>(call: () => Promise<T>): Promise<T>;
  isOpen(): boolean;
}

/** `now` returns milliseconds and never goes back. */
export function makeCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  const isOpen = () => now() < openUntil;

  return {
    isOpen,
    async run(call) {
      if (isOpen()) throw new ProviderError('unavailable', 'the provider has failed too often just now');
      // After the pause a single trial call goes ahead; other calls are still refused.
      if (failures >= failuresToOpen) openUntil = now() + openMilliseconds;
      try {
        const result = await call();
        failures = 0;
        openUntil = 0;
        return result;
      } catch (error) {
        if (!isUnavailable(error)) {
          failures = 0;
          openUntil = 0;
          throw error;
        }
        failures += 1;
        if (failures >= failuresToOpen) openUntil = now() + openMilliseconds;
        throw error;
      }
    },
  };
}
