import type { userAuthChecker, Viewer } from '#contracts/accounts/accounts.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

const minute = 60_000;

/** The signed-in person; null for a visitor. */
export const viewerQuery: ApiQuery<Viewer | null> = {
  key: ['viewer'],
  staleTime: minute,
  async fetch(api) {
    try {
      const { data } = await api.call<typeof userAuthChecker>('GET /api/auth/userAuthChecker');
      return data.userFromToken;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
};
