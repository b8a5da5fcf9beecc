import type {
  answerCredit,
  moveByHand,
  readHandLink,
  uploadByHand,
} from '#contracts/hands/hand-link.contract.ts';
import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import type { SendFile } from '#web/features/designs/pictures/use-staged-files.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** `token` is the one in the link. */
export function sheetQuery(token: string): ApiQuery<HandSheet> {
  return {
    key: ['hand-link', token],
    staleTime: 5000,
    fetch: async (from) =>
      (await from.call<typeof readHandLink>('GET /api/hand-link', { query: { token } })).sheet,
  };
}

export type ChangedSheet = ReplyOf<typeof moveByHand>;

export const moveByLink = (body: RequestOf<typeof moveByHand>['body']): Promise<ChangedSheet> =>
  api.call<typeof moveByHand>('POST /api/hand-link/moves', { body });

export const answerByLink = (body: RequestOf<typeof answerCredit>['body']): Promise<ChangedSheet> =>
  api.call<typeof answerCredit>('POST /api/hand-link/credit', { body });

/** Uploads a photograph of the return ahead. */
export const sendByLink =
  (token: string): SendFile =>
  async (_, file, sending) => {
    const form = new FormData();
    form.append('image', file, file.name);
    const { data } = await upload<typeof uploadByHand>('POST /api/hand-link/pictures', form, {
      ...sending,
      query: { token },
    });
    return data.mediaId;
  };
