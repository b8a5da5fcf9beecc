export { readChat } from './conversation/mark-read.ts';
export { refreshQuoteCards } from './conversation/refresh-quote-cards.ts';
export { sendMessage } from './conversation/send-message.ts';
export { takeMessageAway } from './conversation/take-message-away.ts';
export { chatRead, messageSent } from './messaging.events.ts';
export { findHand } from './people.queries.ts';
export { seesOnline } from './presence/sees-online.ts';
export { roomOf } from './room-of.ts';
