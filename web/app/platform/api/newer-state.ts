import { ApiError } from './api-error.ts';

/** The present state of a thing that a refusal carries, if `isIt` recognises it; null for other errors. */
export function newerState<State extends object>(
  error: unknown,
  isIt: (newer: Partial<State>) => boolean,
): State | null {
  const newer = error instanceof ApiError ? error.newer : null;
  return typeof newer === 'object' && newer !== null && isIt(newer) ? (newer as State) : null;
}
