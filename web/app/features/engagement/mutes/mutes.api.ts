import type {
  HiddenPerson,
  listMuted,
  setMute as setMuteCall,
} from '#contracts/engagement/mutes.contract.ts';
import type { listBlocked } from '#contracts/messaging/messaging.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';

export type HiddenBy = 'mute' | 'block';

export interface HiddenPage {
  people: HiddenPerson[];
  next: string | null;
}

/** The people whom the viewer has muted or blocked, newest first. */
export function hiddenList(by: HiddenBy): ApiList<HiddenPage> {
  return {
    key: ['hidden-people', by],
    async fetch(from, cursor) {
      const asked = { query: cursor === undefined ? {} : { cursor } };
      const { people, nextCursor } =
        by === 'mute'
          ? await from.call<typeof listMuted>('GET /api/users/muted', asked)
          : await from.call<typeof listBlocked>('GET /api/chat/blocked', asked);
      return { people, next: nextCursor };
    },
    next: (page) => page.next,
  };
}

export const setMute = (id: number, wanted: boolean) =>
  api.call<typeof setMuteCall>('POST /api/users/mute/:id', { params: { id }, body: { wanted } });
