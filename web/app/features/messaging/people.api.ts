import { chatPeople } from '#contracts/messaging/messaging.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { ApiQuery } from '../../platform/query/api-query.ts';

type ChatPerson = ReplyOf<typeof chatPeople>['data'][number];

/** People to write to, by how a word of their name begins; without `words`, those who come to mind first. */
export const peopleQuery = (words: string): ApiQuery<ChatPerson[]> => ({
  key: ['chat', 'people', words],
  staleTime: 30_000,
  fetch: async (api, signal) =>
    (await api.call(chatPeople, { query: { q: words }, ...(signal ? { signal } : {}) })).data,
});
