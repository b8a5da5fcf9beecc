import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/platform/api/api-error.ts';

const minute = 60_000;

/** A refusal stays a refusal; only silence and trouble on the server's side are worth another try. */
export function isWorthRetrying(tries: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return tries < 3;
}

/** Milliseconds before the next try: 1, 2, 4 … seconds, at most 30. */
export function retryDelay(tries: number): number {
  return Math.min(1000 * 2 ** tries, 30_000);
}

/** One for each request on the server, one for the life of the page in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay, gcTime: 5 * minute, staleTime: 15_000 },
      // Without a connection a change is refused at once: held back, it would be sent later, unasked.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
