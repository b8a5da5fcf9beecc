import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  actOnComplaint,
  answerAsDesk,
  DeskComplaint,
  ListedComplaint,
  listDeskComplaints,
  showComplaintToDesk,
} from '#contracts/admin/complaints/complaints.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { formOf, type Sending } from '#web/features/complaints/complaints.api.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import type { AdminPage } from '../lists/admin-list.tsx';
import { listBy } from '../lists/list-by.ts';

export interface DeskPage extends AdminPage<ListedComplaint> {
  /** The number of overdue complaints, regardless of the filters. */
  overdue: number;
}

/** All complaints; `query` searches, filters and sorts them. */
export const deskList = listBy<DeskPage>('complaints', async (from, request) => {
  const { complaints, nextCursor, overdue } = await from.call<typeof listDeskComplaints>(
    'GET /api/admin/complaints',
    request,
  );
  return { rows: complaints, nextCursor, overdue };
});

export function deskQuery(id: string): ApiQuery<DeskComplaint> {
  return {
    key: ['admin', 'complaint', id],
    async fetch(from) {
      const { desk } = await from.call<typeof showComplaintToDesk>('GET /api/admin/complaints/:id', {
        params: { id },
      });
      return desk;
    },
  };
}

type Act = NonNullable<RequestOf<typeof actOnComplaint>['body']>;
export type Seen = Act['seen'];

/** The parts of a complaint that an admin may change, as they see them. */
export function seenOf({ assignee, complaint: { priority, status } }: DeskComplaint): Seen {
  return { assigneeId: assignee?.id ?? null, priority, status };
}

/** A refusal may mean that the page was out of date, so it is refetched. */
export function useActOnComplaint(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Act) =>
      (
        await api.call<typeof actOnComplaint>('POST /api/admin/complaints/:id/act', {
          params: { id },
          body,
        })
      ).desk,
    onSuccess: (desk) => showAtDesk(client, desk),
    onError: () => refreshDesk(client),
  });
}

export async function sendDeskAnswer(
  id: number,
  words: { content: string; seenMessageId?: string },
  { files, idempotencyKey, onProgress }: Sending,
): Promise<DeskComplaint> {
  const body = formOf(words, files);
  return (
    await upload<typeof answerAsDesk>('POST /api/admin/complaints/:id/messages', body, {
      params: { id },
      idempotencyKey,
      onProgress,
    })
  ).desk;
}

/** Shows the response at once and invalidates the lists. */
export function showAtDesk(client: QueryClient, desk: DeskComplaint): void {
  client.setQueryData(deskQuery(String(desk.complaint.id)).key, desk);
  void client.invalidateQueries({ queryKey: ['admin', 'complaints'] });
}

/** Refetches after a change made elsewhere. */
export function refreshDesk(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['admin', 'complaints'] });
  void client.invalidateQueries({ queryKey: ['admin', 'complaint'] });
}
