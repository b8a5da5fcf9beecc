import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  endOtherSessions,
  endSession,
  listSessions,
  Session,
} from '#contracts/accounts/sessions.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The viewer's sessions, this browser first. */
export const sessions: ApiQuery<Session[]> = {
  key: ['sessions'],
  staleTime: 5000,
  async fetch(from) {
    return (await from.call<typeof listSessions>('GET /api/auth/sessions')).data;
  },
};

/** A refusal means that the list was out of date, so it is refetched after an error too. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number) =>
      api.call<typeof endSession>('POST /api/auth/sessions/end', { body: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessions.key }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await api.call<typeof endOtherSessions>('POST /api/auth/sessions/endOthers')).data.ended,
    onSettled: () => client.invalidateQueries({ queryKey: sessions.key }),
  });
}
