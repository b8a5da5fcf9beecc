export { quoteEnds, quoteMoved } from './quotes.events.ts';
export { cardOfQuote } from './quotes.queries.ts';
