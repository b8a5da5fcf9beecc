import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { storiesOf, storyTray, storyViewers, TrayMaker } from '#contracts/stories/stories.contract.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';

export type Tray = TrayMaker[];
export type MakerStories = ReplyOf<typeof storiesOf>['data'];
export type { TrayMaker };

const minute = 60_000;

export const trayQuery: ApiQuery<Tray> = {
  key: ['stories', 'tray'],
  staleTime: minute,
  fetch: async (api) => (await api.call<typeof storyTray>('GET /api/stories/tray')).data,
};

/** One person's current stories, oldest first; empty once all have expired. */
export const makerStories = (makerId: number): ApiQuery<MakerStories> => ({
  key: ['stories', 'of', makerId],
  staleTime: minute,
  fetch: async (api) =>
    (
      await api.call<typeof storiesOf>('GET /api/stories/of/:userId', {
        params: { userId: makerId },
      })
    ).data,
});

type Viewers = ReplyOf<typeof storyViewers>;

export const viewersList = (storyId: number): ApiList<Viewers> => ({
  key: ['stories', 'viewers', storyId],
  staleTime: 0,
  fetch: (api, cursor) =>
    api.call<typeof storyViewers>('GET /api/stories/:id/viewers', {
      params: { id: storyId },
      query: cursor === undefined ? {} : { cursor },
    }),
  next: (page) => page.nextCursor,
});
