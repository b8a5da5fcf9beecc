import type {
  answerFollowRequest,
  FollowRequest,
  listFollowRequests,
} from '#contracts/engagement/follow-requests.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';

export interface RequestsPage {
  people: FollowRequest[];
  next: string | null;
}

/** People who have asked to follow the viewer, newest first. */
export const requestsList: ApiList<RequestsPage> = {
  key: ['follow-requests'],
  staleTime: 5000,
  async fetch(from, cursor) {
    const { people, nextCursor } = await from.call<typeof listFollowRequests>(
      'GET /api/users/follow-requests',
      { query: cursor === undefined ? {} : { cursor } },
    );
    return { people, next: nextCursor };
  },
  next: (page) => page.next,
};

/** @throws ApiError with NOT_FOUND if the request was taken back in the meantime. */
export async function answerRequest(id: number, agree: boolean): Promise<void> {
  await api.call<typeof answerFollowRequest>('POST /api/users/follow-requests/:id', {
    params: { id },
    body: { agree },
  });
}
