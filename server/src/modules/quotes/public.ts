export { briefEnds } from './briefs/briefs.events.ts';
export { offerAlteration } from './offer-alteration.ts';
export { quoteEnds, quoteMoved } from './quotes.events.ts';
export { type CardRow, cardOfQuote } from './quotes.queries.ts';
