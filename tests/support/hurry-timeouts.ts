import { vi } from 'vitest';

/** How much sooner than asked a timeout ends in a test that is about timeouts. */
export const hurry = 5;

/** How long something may take at most whose timeouts end sooner, with what a busy machine adds. */
export const hurriedWithin = (milliseconds: number): number => milliseconds / hurry + 1500;

/** Ends every `AbortSignal.timeout` sooner, until the end of the test. */
export function hurryTimeouts(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / hurry));
}

/** Ends every timer of exactly so many milliseconds sooner, until the end of the test; others take their time. */
export function hurryTimersOf(milliseconds: number): void {
  const later = globalThis.setTimeout;
  const soon = ((act: () => void, asked?: number) =>
    later(act, asked === milliseconds ? milliseconds / 20 : asked)) as typeof globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon);
}
