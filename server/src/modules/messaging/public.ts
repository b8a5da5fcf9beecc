export { markRead } from './mark-read.ts';
export { chatRead, messageSent } from './messaging.events.ts';
export { sendMessage } from './send-message.ts';
