import type { QueryClient } from '@tanstack/react-query';
import type { ShownStatus } from '#contracts/designs/designs.contract.ts';
import type {
  deleteSingleDesign,
  EditableDesign,
  editDesign,
  setDesignVisibility,
  updateDesign,
} from '#contracts/designs/edit-design.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import type { DesignWords } from '../publishing/upload-design.form.ts';

const fewSeconds = 5000;
const idShape = /^[1-9]\d{0,14}$/;

/** One of the viewer's designs, as the form needs it. `id` is the text from the address. */
export function editQuery(id: string): ApiQuery<EditableDesign> {
  return {
    key: ['design', id, 'edit'],
    // Data preloaded with the page is used as it is; older data is refetched.
    staleTime: fewSeconds,
    async fetch(from) {
      if (!idShape.test(id)) throw new ApiError(404, { code: 'NOT_FOUND', message: '' });
      const request = { params: { id } };
      return (await from.call<typeof editDesign>('GET /api/design/editDesign/:id', request)).design;
    },
  };
}

interface Change {
  id: number;
  words: DesignWords;
  /** In order; the first is the cover. */
  pictures: readonly number[];
  video: number | null;
  revision: number;
}

export async function saveDesign({ id, words, pictures, video, revision }: Change): Promise<EditableDesign> {
  const body = { ...words, pictures: [...pictures], videoId: video, revision };
  return (await api.call<typeof updateDesign>('PUT /api/design/updateDesign/:id', { params: { id }, body }))
    .design;
}

export async function showDesign(id: number, visible: boolean): Promise<ShownStatus> {
  return (
    await api.call<typeof setDesignVisibility>('POST /api/design/setVisibility/:id', {
      params: { id },
      body: { visible },
    })
  ).status;
}

export async function removeDesign(id: number): Promise<void> {
  await api.call<typeof deleteSingleDesign>('POST /api/design/deleteSingleDesign/:id', { params: { id } });
}

/** A changed design appears in the feed, searches, boards and dashboards, so all of these are refetched. */
export async function forgetOldDesign(client: QueryClient, id: number): Promise<void> {
  client.removeQueries({ queryKey: ['design', String(id)], type: 'inactive' });
  await client.invalidateQueries();
}

/** The same for a deleted design. Its own page may still be open for a moment and must not refetch. */
export async function forgetDeletedDesign(client: QueryClient, id: number): Promise<void> {
  const queryKey = ['design', String(id)];
  client.removeQueries({ queryKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
  await client.invalidateQueries({
    predicate: ({ queryKey: [noun, of] }) => noun !== queryKey[0] || of !== queryKey[1],
  });
}
