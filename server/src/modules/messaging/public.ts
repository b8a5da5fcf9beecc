export { chatRead, messageSent } from './messaging.events.ts';
