import type { listSignIns, SignInEntry } from '#contracts/accounts/sign-ins.contract.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';

export interface SignInPage {
  entries: SignInEntry[];
  nextCursor: string | null;
}

/** Successful and failed sign-ins to the viewer's account, newest first. */
export const signIns: ApiList<SignInPage> = {
  key: ['sign-ins'],
  staleTime: 5000,
  async fetch(from, cursor) {
    const { data, nextCursor } = await from.call<typeof listSignIns>('GET /api/auth/signIns', {
      query: cursor === undefined ? {} : { cursor },
    });
    return { entries: data, nextCursor };
  },
  next: ({ nextCursor }) => nextCursor,
};
