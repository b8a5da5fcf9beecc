import type {
  answerCredit,
  moveByHand,
  readHandLink,
  uploadByHand,
} from '#contracts/hands/working/hand-link.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { Way } from './way.ts';

/** `token` is the one in the link. */
export const byLink = (token: string): Way => ({
  sheet: {
    key: ['hand-link', token],
    staleTime: 5000,
    fetch: async (from) =>
      (await from.call<typeof readHandLink>('GET /api/hand-link', { query: { token } })).sheet,
  },
  move: (body) => api.call<typeof moveByHand>('POST /api/hand-link/moves', { body: { token, ...body } }),
  answer: (body) => api.call<typeof answerCredit>('POST /api/hand-link/credit', { body: { token, ...body } }),
  async send(_, file, sending) {
    const form = new FormData();
    form.append('image', file, file.name);
    const { data } = await upload<typeof uploadByHand>('POST /api/hand-link/pictures', form, {
      ...sending,
      query: { token },
    });
    return data.mediaId;
  },
});
