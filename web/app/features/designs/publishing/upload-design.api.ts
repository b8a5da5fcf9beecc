import type * as z from 'zod/mini';
import type { designWords } from '#contracts/designs/design-words.ts';
import type {
  designStatus,
  uploadDesign,
  uploadPicture,
  uploadVideo,
} from '#contracts/designs/publishing/upload-design.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import type { FileKind } from '../pictures/check-file.ts';

interface Sending {
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Uploads one file before its design; returns the file's id. */
export async function sendAhead(kind: FileKind, file: File, sending: Sending): Promise<number> {
  const form = new FormData();
  form.append(kind === 'picture' ? 'image' : 'video', file, file.name);
  const { data } = await upload<typeof uploadPicture | typeof uploadVideo>(
    kind === 'picture' ? 'POST /api/design/uploadPicture' : 'POST /api/design/uploadVideo',
    form,
    sending,
  );
  return data.mediaId;
}

export interface NewDesign {
  words: z.output<typeof designWords>;
  /** In order; the first is the cover. */
  pictures: readonly number[];
  video: number | null;
  /** The draft that is published; null if none was saved. */
  draftId: number | null;
  idempotencyKey: string;
}

export async function publish({
  words,
  pictures,
  video,
  draftId,
  idempotencyKey,
}: NewDesign): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(words)) {
    if (value !== '') body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const id of pictures) body.append('mediaIds', String(id));
  if (video !== null) body.append('videoId', String(video));
  if (draftId !== null) body.append('draftId', String(draftId));
  const { design } = await api.call<typeof uploadDesign>('POST /api/design/uploadDesign', {
    body,
    idempotencyKey,
  });
  return design.id;
}

export type Preparation = ReplyOf<typeof designStatus>['data'];

export function preparation(designId: number): ApiQuery<Preparation> {
  return {
    key: ['design', 'preparation', designId],
    staleTime: 0,
    fetch: async (from) => {
      const request = { params: { id: designId } };
      return (await from.call<typeof designStatus>('GET /api/design/uploadStatus/:id', request)).data;
    },
  };
}
