export { markRead } from './mark-read.ts';
export { messageSent } from './messaging.events.ts';
export { sendMessage } from './send-message.ts';
