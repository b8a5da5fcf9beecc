import {
  acceptQuote as acceptCall,
  askForChange as askCall,
  backOutOfPaying as backOutCall,
  counterQuote as counterCall,
  declineQuote as declineCall,
  payQuote as payCall,
} from '#contracts/quotes/answers.contract.ts';
import { mentionsContact } from '#contracts/quotes/mentions-contact.ts';
import {
  createQuote as createCall,
  listQuotes as listCall,
  offerQuote as offerCall,
  quotesOfChat,
  readQuote,
  reviseQuote as reviseCall,
  saveQuoteDraft,
  uploadQuotePicture,
  withdrawQuote as withdrawCall,
} from '#contracts/quotes/quotes.contract.ts';
import type { QuoteWords } from '#contracts/quotes/quotes.fields.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { stageUpload } from '#server/platform/media/uploads/stage-upload.ts';
import { acceptQuote, askForChange, counterQuote, declineQuote } from './answer-quote.ts';
import { createQuote } from './create-quote.ts';
import { listQuotes, listQuotesOfChat } from './list-quotes.ts';
import { offerQuote, reviseQuote, saveDraft, withdrawQuote } from './offer-quote.ts';
import { backOutOfPaying, payQuote } from './paying/pay-quote.ts';
import { showQuote, withNewerQuote } from './show-quote.ts';

const hour = 3600;
const writing: Limit = { name: 'quotes', by: 'account', most: 60, seconds: hour };
/** A draft is saved often. */
const drafting: Limit = { name: 'quotes.drafts', by: 'account', most: 600, seconds: hour };
const answering: Limit = { name: 'quotes.answers', by: 'account', most: 120, seconds: hour };
const paying: Limit = { name: 'quotes.paying', by: 'account', most: 60, seconds: hour };
const filesAhead: Limit = { name: 'quotes.files', by: 'account', most: 200, seconds: hour };

export function quoteRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(
    createCall,
    async ({ viewer, body, idempotencyKey, locale }) => {
      const quoteId = await createQuote(services, viewer, body, idempotencyKey);
      const quote = await showQuote(services, { quoteId, viewerId: viewer.id, locale });
      return { ...succeed('done.draftKept'), quote, nudge: needsNudge(body) };
    },
    { limits: [writing] },
  );

  serve(
    saveQuoteDraft,
    async ({ viewer, params: { id: quoteId }, body: { version, ...words }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      const write = { quoteId, makerId: viewer.id, version };
      await withNewerQuote(services, reader, () => saveDraft(services, write, words));
      return {
        ...succeed('done.draftKept'),
        quote: await showQuote(services, reader),
        nudge: needsNudge(words),
      };
    },
    { limits: [drafting] },
  );

  serve(
    offerCall,
    async ({ viewer, params: { id: quoteId }, body: { version }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      const write = { quoteId, makerId: viewer.id, version };
      await withNewerQuote(services, reader, () => offerQuote(services, write));
      return { ...succeed('done.quoteOffered'), quote: await showQuote(services, reader) };
    },
    { limits: [writing] },
  );

  serve(
    reviseCall,
    async ({ viewer, params: { id: quoteId }, body: { version, ...words }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      const write = { quoteId, makerId: viewer.id, version };
      await withNewerQuote(services, reader, () => reviseQuote(services, write, words));
      return {
        ...succeed('done.quoteRevised'),
        quote: await showQuote(services, reader),
        nudge: needsNudge(words),
      };
    },
    { limits: [writing] },
  );

  serve(
    withdrawCall,
    async ({ viewer, params: { id: quoteId }, body: { version }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      const write = { quoteId, makerId: viewer.id, version };
      await withNewerQuote(services, reader, () => withdrawQuote(services, write));
      return { ...succeed('done.quoteWithdrawn'), quote: await showQuote(services, reader) };
    },
    { limits: [writing] },
  );

  serve(readQuote, async ({ viewer, params, locale }) => ({
    success: true,
    quote: await showQuote(services, { quoteId: params.id, viewerId: viewer.id, locale }),
  }));

  serve(listCall, async ({ viewer, query }) => ({
    success: true,
    ...(await listQuotes(services, viewer.id, query)),
  }));

  serve(quotesOfChat, async ({ viewer, params }) => ({
    success: true,
    ...(await listQuotesOfChat(services, viewer, params.chatId)),
  }));
}

const needsNudge = ({ title, words, included, lines }: QuoteWords) =>
  [title, words, included, ...lines.map(({ label }) => label)].some(mentionsContact);

export function quoteAnswerRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(
    askCall,
    async ({ viewer, params: { id: quoteId }, body: { revision, note }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      const answer = { quoteId, buyerId: viewer.id, revision };
      await withNewerQuote(services, reader, () => askForChange(services, answer, note));
      return { ...succeed('done.quoteChangeAsked'), quote: await showQuote(services, reader) };
    },
    { limits: [answering] },
  );

  serve(
    counterCall,
    async ({ viewer, params: { id: quoteId }, body: { revision, ...counter }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      const answer = { quoteId, buyerId: viewer.id, revision };
      await withNewerQuote(services, reader, () => counterQuote(services, answer, counter));
      return { ...succeed('done.quoteCountered'), quote: await showQuote(services, reader) };
    },
    { limits: [answering] },
  );

  serve(
    acceptCall,
    async ({ viewer, params: { id: quoteId }, body: { revision }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      await withNewerQuote(services, reader, () =>
        acceptQuote(services, { quoteId, buyerId: viewer.id, revision }),
      );
      return { ...succeed('done.quoteAccepted'), quote: await showQuote(services, reader) };
    },
    { limits: [answering] },
  );

  serve(
    declineCall,
    async ({ viewer, params: { id: quoteId }, body: { revision, note }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      const answer = { quoteId, buyerId: viewer.id, revision };
      await withNewerQuote(services, reader, () => declineQuote(services, answer, note));
      return { ...succeed('done.quoteDeclined'), quote: await showQuote(services, reader) };
    },
    { limits: [answering] },
  );

  serve(
    payCall,
    ({ viewer, params: { id: quoteId }, body, locale }) =>
      withNewerQuote(services, { quoteId, viewerId: viewer.id, locale }, () =>
        payQuote(services, viewer, quoteId, body),
      ),
    { limits: [paying], config: { writesLittle: true, share: 'checkout' } },
  );

  serve(
    backOutCall,
    async ({ viewer, params: { id: quoteId }, body: { revision }, locale }) => {
      const reader = { quoteId, viewerId: viewer.id, locale };
      await withNewerQuote(services, reader, () =>
        backOutOfPaying(services, { quoteId, buyerId: viewer.id, revision }),
      );
      return { ...succeed('done.quoteBackedOut'), quote: await showQuote(services, reader) };
    },
    { limits: [answering], config: { writesLittle: true } },
  );
}

/** Requires a server that parses multipart forms. */
export function quotePictureRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(
    uploadQuotePicture,
    ({ viewer, request }) =>
      stageUpload(services, { endpoint: uploadQuotePicture, request, ownerId: viewer.id }),
    { limits: [filesAhead], config: { acceptsSlowBody: true } },
  );
}
