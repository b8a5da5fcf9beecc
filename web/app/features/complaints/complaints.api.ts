import type { QueryClient } from '@tanstack/react-query';
import type {
  answerComplaint,
  Complaint,
  ComplaintSummary,
  fileComplaint,
  getComplaint,
  listComplaints,
  moveComplaint,
} from '#contracts/complaints/complaints.contract.ts';
import type { ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';

const freshFor = 5000;

export interface ComplaintsPage {
  rows: ComplaintSummary[];
  nextCursor: string | null;
}

/** The complaints that the viewer filed and those about their orders; a null status means all. */
export function complaintList(status: ComplaintStatus | null): ApiList<ComplaintsPage> {
  return {
    key: ['complaints', status ?? 'all'],
    staleTime: freshFor,
    async fetch(from, cursor) {
      const { data, nextCursor } = await from.call<typeof listComplaints>('GET /api/complaints', {
        query: { cursor, ...(status === null ? {} : { status }) },
      });
      return { rows: data, nextCursor };
    },
    next: ({ nextCursor }) => nextCursor,
  };
}

/** One complaint with its thread; null if it does not exist or the viewer may not see it. */
export function complaintQuery(id: string): ApiQuery<Complaint | null> {
  return {
    key: ['complaint', id],
    staleTime: freshFor,
    async fetch(from) {
      if (!/^[1-9]\d{0,15}$/.test(id)) return null;
      try {
        return (
          await from.call<typeof getComplaint>('GET /api/complaints/:id', {
            params: { id },
          })
        ).data;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  };
}

export interface Sending {
  files: readonly File[];
  idempotencyKey: string;
  onProgress: (done: number) => void;
}

export async function sendComplaint(
  words: Record<string, string>,
  { files, idempotencyKey, onProgress }: Sending,
): Promise<Complaint> {
  return (
    await upload<typeof fileComplaint>('POST /api/complaints', formOf(words, files), {
      idempotencyKey,
      onProgress,
    })
  ).data;
}

export async function sendAnswer(
  id: number,
  content: string,
  { files, idempotencyKey, onProgress }: Sending,
): Promise<Complaint> {
  const body = formOf({ content }, files);
  return (
    await upload<typeof answerComplaint>('POST /api/complaints/:id/messages', body, {
      params: { id },
      idempotencyKey,
      onProgress,
    })
  ).data;
}

export async function setComplaintStatus(id: number, status: ComplaintStatus): Promise<Complaint> {
  return (
    await api.call<typeof moveComplaint>('POST /api/complaints/:id/status', {
      params: { id },
      body: { status },
    })
  ).data;
}

/** Shows the response at once and invalidates the lists. */
export function showComplaint(client: QueryClient, complaint: Complaint): void {
  client.setQueryData(complaintQuery(String(complaint.id)).key, complaint);
  void client.invalidateQueries({ queryKey: ['complaints'] });
}

/** Refetches after a change made elsewhere. */
export function refreshComplaints(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['complaints'] });
  void client.invalidateQueries({ queryKey: ['complaint'] });
}

/** The form data that endpoints with pictures expect. */
export function formOf(words: Record<string, string>, files: readonly File[]): FormData {
  const body = new FormData();
  for (const [name, word] of Object.entries(words)) body.append(name, word);
  for (const file of files) body.append('images', file, file.name);
  return body;
}
