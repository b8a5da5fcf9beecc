import { vi } from 'vitest';

/** By how much timeouts are shortened in tests about timeouts. */
export const hurry = 5;

/** The longest that something with shortened timeouts may take on a busy machine. */
export const hurriedWithin = (milliseconds: number): number => milliseconds / hurry + 1500;

/** Shortens every `AbortSignal.timeout` until the end of the test. */
export function hurryTimeouts(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / hurry));
}

/**
 * Shortens every timer of this many milliseconds, or slightly less when it resumes with the remainder, until the end
 * of the test.
 */
export function hurryTimersOf(milliseconds: number): void {
  const later = globalThis.setTimeout;
  const soon = ((act: () => void, asked = 0) => {
    const isMeant = asked <= milliseconds && asked > milliseconds * 0.95;
    return later(act, isMeant ? milliseconds / 20 : asked);
  }) as typeof globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon);
}
