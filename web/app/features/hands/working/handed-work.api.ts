import type { HandedWork } from '#contracts/hands/hands.fields.ts';
import type { HandedWorkSide } from '#contracts/hands/hands.rules.ts';
import type {
  answerCreditOfWork,
  listHandedWork,
  moveHandedWork,
  readHandedWork,
  uploadForHandedWork,
} from '#contracts/hands/working/handed-work.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import type { Way } from './way.ts';

const freshFor = 5000;

/** A piece that was handed to the viewer. */
export function inAccount(id: number): Way {
  const params = { id };
  return {
    sheet: {
      key: ['handed-work', 'sheet', id],
      staleTime: freshFor,
      fetch: async (from) =>
        (await from.call<typeof readHandedWork>('GET /api/handed-work/:id', { params })).sheet,
    },
    move: (body) => api.call<typeof moveHandedWork>('POST /api/handed-work/:id/moves', { params, body }),
    answer: (body) =>
      api.call<typeof answerCreditOfWork>('POST /api/handed-work/:id/credit', { params, body }),
    async send(_, file, sending) {
      const form = new FormData();
      form.append('image', file, file.name);
      const { data } = await upload<typeof uploadForHandedWork>('POST /api/handed-work/:id/pictures', form, {
        ...sending,
        params,
      });
      return data.mediaId;
    },
  };
}

export interface HandedPage {
  rows: HandedWork[];
  next: string | null;
}

/** Pieces that makers handed to the viewer, the last handed over first. */
export function handedWorkList(side: HandedWorkSide): ApiList<HandedPage> {
  return {
    key: ['handed-work', side],
    staleTime: freshFor,
    async fetch(from, cursor) {
      const { work, nextCursor } = await from.call<typeof listHandedWork>('GET /api/handed-work', {
        query: { side, ...(cursor === undefined ? {} : { cursor }) },
      });
      return { rows: work, next: nextCursor };
    },
    next: (page) => page.next,
  };
}
