import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type {
  briefWorklist,
  compareBids,
  createBrief,
  endBrief,
  listOwnBriefs,
  readBrief,
  updateBrief,
} from '#contracts/quotes/briefs/briefs.contract.ts';
import type { Bid, Brief, BriefWords, OwnBrief, WorkBrief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';

const freshFor = 5000;

/** A brief, for its owner and the makers in its circle. */
export function briefQuery(id: string | number): ApiQuery<Brief> {
  return {
    key: ['brief', String(id)],
    staleTime: freshFor,
    fetch: async (from) =>
      (await from.call<typeof readBrief>('GET /api/briefs/:id', { params: { id: Number(id) } })).brief,
  };
}

/** The bids on a brief of the viewer, the cheapest first. */
export function bidsQuery(id: string | number): ApiQuery<Bid[]> {
  return {
    key: [...briefQuery(id).key, 'bids'],
    staleTime: freshFor,
    fetch: async (from) =>
      (await from.call<typeof compareBids>('GET /api/briefs/:id/bids', { params: { id: Number(id) } })).bids,
  };
}

export interface OwnBriefsPage {
  rows: OwnBrief[];
  next: string | null;
  /** False at the most open briefs. */
  canCreate: boolean;
}

/** The briefs of the viewer, newest first. */
export const ownBriefsList: ApiList<OwnBriefsPage> = {
  key: ['briefs', 'own'],
  staleTime: freshFor,
  async fetch(from, cursor) {
    const { briefs, nextCursor, can } = await from.call<typeof listOwnBriefs>('GET /api/briefs', {
      query: cursor === undefined ? {} : { cursor },
    });
    return { rows: briefs, next: nextCursor, canCreate: can.create };
  },
  next: (page) => page.next,
};

export interface WorkBriefsPage {
  rows: WorkBrief[];
  next: string | null;
  /** Why the list is empty; null if it may have briefs. */
  whyNone: ReplyOf<typeof briefWorklist>['whyNone'];
}

/** The open briefs that fit the viewer as a maker, best fit first. */
export const workBriefsList: ApiList<WorkBriefsPage> = {
  key: ['briefs', 'work'],
  staleTime: freshFor,
  async fetch(from, cursor) {
    const { briefs, nextCursor, whyNone } = await from.call<typeof briefWorklist>(
      'GET /api/briefs/worklist',
      { query: cursor === undefined ? {} : { cursor } },
    );
    return { rows: briefs, next: nextCursor, whyNone };
  },
  next: (page) => page.next,
};

type Written = ReplyOf<typeof createBrief>;

/** Idempotent: the same key returns the same brief. */
export const postBrief = (words: BriefWords, idempotencyKey: string): Promise<Written> =>
  api.call<typeof createBrief>('POST /api/briefs', { body: words, idempotencyKey });

export const changeBrief = (id: number, words: BriefWords): Promise<Written> =>
  api.call<typeof updateBrief>('PUT /api/briefs/:id', { params: { id }, body: words });

export const end = (id: number): Promise<ReplyOf<typeof endBrief>> =>
  api.call<typeof endBrief>('POST /api/briefs/:id/end', { params: { id } });

/** Refetches a brief with its bids, and the lists that contain it. */
export function refreshBrief(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: briefQuery(id).key });
  void client.invalidateQueries({ queryKey: ['briefs'] });
}

/** Shows a brief that the server has returned, and refetches its bids and the lists that contain it. */
export function showBrief(client: QueryClient, brief: Brief): void {
  client.setQueryData(briefQuery(brief.id).key, brief);
  void client.invalidateQueries({ queryKey: bidsQuery(brief.id).key });
  void client.invalidateQueries({ queryKey: ['briefs'] });
}
