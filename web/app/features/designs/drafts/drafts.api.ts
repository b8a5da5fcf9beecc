import type {
  createDraft,
  DesignDraft,
  DraftWords,
  deleteDraft,
  duplicateDesign,
  getDraft,
  ListedDraft,
  listDrafts,
  saveDraft,
} from '#contracts/designs/drafts/drafts.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The content of a draft: the words as typed, and its files by id. */
export interface DraftContent {
  words: DraftWords;
  pictures: number[];
  videoId: number | null;
}

export interface KeptDraft {
  id: number;
  version: number;
}

const idShape = /^[1-9]\d{0,14}$/;

export const draftsQuery: ApiQuery<ListedDraft[]> = {
  key: ['designs', 'drafts'],
  staleTime: 5000,
  fetch: async (from) => (await from.call<typeof listDrafts>('GET /api/design/drafts')).drafts,
};

/** One of the viewer's drafts. `id` is the text from the address. */
export function draftQuery(id: string): ApiQuery<DesignDraft> {
  return {
    key: ['design-draft', id],
    staleTime: 0,
    async fetch(from) {
      if (!idShape.test(id)) throw new ApiError(404, { code: 'NOT_FOUND', message: '' });
      const request = { params: { id } };
      return (await from.call<typeof getDraft>('GET /api/design/drafts/:id', request)).draft;
    },
  };
}

export async function beginDraft(body: DraftContent, idempotencyKey: string): Promise<KeptDraft> {
  return (await api.call<typeof createDraft>('POST /api/design/drafts', { body, idempotencyKey })).draft;
}

export async function keepDraft({ id, version }: KeptDraft, content: DraftContent): Promise<KeptDraft> {
  const body = { ...content, version };
  return (await api.call<typeof saveDraft>('PUT /api/design/drafts/:id', { params: { id }, body })).draft;
}

export async function readVersion(id: number): Promise<number> {
  return (await draftQuery(String(id)).fetch(api)).version;
}

export async function removeDraft(id: number): Promise<void> {
  await api.call<typeof deleteDraft>('POST /api/design/drafts/:id/delete', { params: { id } });
}

export async function duplicate(id: number, idempotencyKey: string): Promise<number> {
  const request = { params: { id }, idempotencyKey };
  return (await api.call<typeof duplicateDesign>('POST /api/design/duplicate/:id', request)).draft.id;
}
