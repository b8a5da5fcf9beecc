export { chatRead, messageSent } from './messaging.events.ts';
export { seesOnline } from './presence/sees-online.ts';
export { roomOf } from './room-of.ts';
export { sendMessage } from './send-message.ts';
export { takeMessageAway } from './take-message-away.ts';
