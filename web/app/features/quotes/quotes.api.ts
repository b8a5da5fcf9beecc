import type { QueryKey } from '@tanstack/react-query';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type {
  acceptQuote,
  askForChange,
  backOutOfPaying,
  counterQuote,
  declineQuote,
} from '#contracts/quotes/answers.contract.ts';
import type {
  listQuotes,
  quotesOfChat,
  readQuote,
  withdrawQuote,
} from '#contracts/quotes/quotes.contract.ts';
import type { ListedQuote, Quote, QuoteSide } from '#contracts/quotes/quotes.fields.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { newerState } from '#web/platform/api/newer-state.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { briefQuery } from './briefs/briefs.api.ts';

const freshFor = 5000;

/** A quote for either of its sides, with all revisions. */
export function quoteQuery(id: string | number): ApiQuery<Quote> {
  return {
    key: ['quote', String(id)],
    staleTime: freshFor,
    fetch: async (from) =>
      (await from.call<typeof readQuote>('GET /api/quotes/:id', { params: { id: Number(id) } })).quote,
  };
}

export interface QuotesPage {
  rows: ListedQuote[];
  next: string | null;
}

/** The viewer's quotes on one side, the last changed first. */
export function quotesList(role: QuoteSide): ApiList<QuotesPage> {
  return {
    key: ['quotes', role],
    staleTime: freshFor,
    async fetch(from, cursor) {
      const { quotes, nextCursor } = await from.call<typeof listQuotes>('GET /api/quotes', {
        query: { role, ...(cursor === undefined ? {} : { cursor }) },
      });
      return { rows: quotes, next: nextCursor };
    },
    next: (page) => page.next,
  };
}

type QuotesOfChat = Pick<ReplyOf<typeof quotesOfChat>, 'quotes' | 'can'>;

/** The quotes of a chat, and whether the viewer may write one. */
export function chatQuotes(chatId: number): ApiQuery<QuotesOfChat> {
  return {
    key: ['quotes', 'chat', chatId],
    staleTime: freshFor,
    async fetch(from) {
      const { quotes, can } = await from.call<typeof quotesOfChat>('GET /api/quotes/of-chat/:chatId', {
        params: { chatId },
      });
      return { quotes, can };
    },
  };
}

/** Shows a quote that the server has returned, and refetches the lists that contain it and the brief that it answers. */
export function showQuote(client: QueryClient, quote: Quote): void {
  client.setQueryData(quoteQuery(quote.id).key, quote);
  void client.invalidateQueries({ queryKey: ['quotes'] });
  if (quote.brief === null) return;
  void client.invalidateQueries({ queryKey: briefQuery(quote.brief.id).key });
  void client.invalidateQueries({ queryKey: ['briefs'] });
}

/** The newer quote that a refusal carries; null for other errors. */
export const newerQuote = (error: unknown, id: number) =>
  newerState<Quote>(error, (newer) => newer.id === id);

/** One act on a quote: it returns the changed quote and the server's sentence. */
type Answered = ReplyOf<typeof acceptQuote>;

export const accept = (id: number, revision: number): Promise<Answered> =>
  api.call<typeof acceptQuote>('POST /api/quotes/:id/accept', { params: { id }, body: { revision } });

export const decline = (id: number, revision: number, note: string): Promise<Answered> =>
  api.call<typeof declineQuote>('POST /api/quotes/:id/decline', { params: { id }, body: { revision, note } });

export const counter = (id: number, revision: number, price: number, note: string): Promise<Answered> =>
  api.call<typeof counterQuote>('POST /api/quotes/:id/counter', {
    params: { id },
    body: { revision, price, note },
  });

export const askChange = (id: number, revision: number, note: string): Promise<Answered> =>
  api.call<typeof askForChange>('POST /api/quotes/:id/ask-change', {
    params: { id },
    body: { revision, note },
  });

export const backOut = (id: number, revision: number): Promise<Answered> =>
  api.call<typeof backOutOfPaying>('POST /api/quotes/:id/back-out', { params: { id }, body: { revision } });

export const withdraw = (id: number, version: number): Promise<Answered> =>
  api.call<typeof withdrawQuote>('POST /api/quotes/:id/withdraw', { params: { id }, body: { version } });

/** Runs an act on a quote. A quote that has changed meanwhile is shown in its newer form. */
export function useQuoteAct(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<Answered>) => act(),
    onSuccess: ({ quote }) => showQuote(client, quote),
    onError(error) {
      const newer = newerQuote(error, id);
      if (newer === null) void client.invalidateQueries({ queryKey: quoteQuery(id).key });
      else showQuote(client, newer);
    },
  });
}

/** Refetches a query of quotes when one may have changed. */
export function useQuoteNews(queryKey: QueryKey): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey });
  useServerEvent('quoteChanged', refresh);
  useServerEvent('orderChanged', refresh);
  useReturn(refresh);
}
