export { briefEnds } from './briefs/briefs.events.ts';
export { offerExtra } from './offer-extra.ts';
export { quoteEnds, quoteMoved } from './quotes.events.ts';
export { type CardRow, cardOfQuote } from './quotes.queries.ts';
