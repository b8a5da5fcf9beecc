import {
  createQuoteLink,
  endQuoteLink as endCall,
  listQuoteLinks,
  readQuoteLink,
} from '#contracts/quotes/sharing.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { readSharedQuote } from './read-quote-link.ts';
import { endQuoteLink, openQuoteLink, showQuoteLinks } from './share-quote.ts';

export function quoteLinkRoutes(serve: Serve, services: Services): void {
  serve(listQuoteLinks, async ({ params, viewer }) => ({
    success: true,
    ...(await showQuoteLinks(services, params.id, viewer.id)),
  }));

  serve(
    createQuoteLink,
    async ({ params, body, viewer }) => {
      const token = await openQuoteLink(services, { ...body, quoteId: params.id, buyerId: viewer.id });
      const links = await showQuoteLinks(services, params.id, viewer.id);
      return { ...succeed('done.familyOpen'), token, ...links };
    },
    { limits: [{ name: 'quote-link', by: 'account', most: 30, seconds: 3600 }] },
  );

  serve(
    endCall,
    async ({ params: { id: quoteId, linkId }, viewer }) => {
      await endQuoteLink(services, { quoteId, linkId, buyerId: viewer.id });
      return { ...succeed('done.familyEnded'), ...(await showQuoteLinks(services, quoteId, viewer.id)) };
    },
    { limits: [{ name: 'quote-link-end', by: 'account', most: 60, seconds: 3600 }] },
  );

  serve(
    readQuoteLink,
    async ({ query }) => ({ success: true, data: await readSharedQuote(services, query.token) }),
    { limits: [{ name: 'quote-link-read', by: 'network', most: 120, seconds: 60 }] },
  );
}
