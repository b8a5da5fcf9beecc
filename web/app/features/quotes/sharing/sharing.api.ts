import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FamilyLinkDays } from '#contracts/orders/family/family-links.rules.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type {
  createQuoteLink,
  endQuoteLink,
  listQuoteLinks,
  readQuoteLink,
  SharedQuote,
} from '#contracts/quotes/sharing.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

type QuoteLinks = Pick<ReplyOf<typeof listQuoteLinks>, 'links' | 'can'>;

/** The open links of the viewer's quote. */
export function quoteLinksQuery(quoteId: number): ApiQuery<QuoteLinks> {
  return {
    key: ['quote-links', quoteId],
    staleTime: 5000,
    fetch: async (from) => {
      const { links, can } = await from.call<typeof listQuoteLinks>('GET /api/quotes/:id/links', {
        params: { id: quoteId },
      });
      return { links, can };
    },
  };
}

/** `token` is the one in the link. */
export function sharedQuoteQuery(token: string): ApiQuery<SharedQuote> {
  return {
    key: ['quote-link', token],
    staleTime: 15_000,
    fetch: async (from) =>
      (await from.call<typeof readQuoteLink>('GET /api/quote-link', { query: { token } })).data,
  };
}

export function useCreateQuoteLink(quoteId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: FamilyLinkDays) =>
      api.call<typeof createQuoteLink>('POST /api/quotes/:id/links', {
        params: { id: quoteId },
        body: { days },
      }),
    onSuccess: ({ links, can }) => client.setQueryData(quoteLinksQuery(quoteId).key, { links, can }),
  });
}

export function useEndQuoteLink(quoteId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: number) =>
      api.call<typeof endQuoteLink>('DELETE /api/quotes/:id/links/:linkId', {
        params: { id: quoteId, linkId },
      }),
    onSuccess: ({ links, can }) => client.setQueryData(quoteLinksQuery(quoteId).key, { links, can }),
    onError: () => client.invalidateQueries({ queryKey: quoteLinksQuery(quoteId).key }),
  });
}
