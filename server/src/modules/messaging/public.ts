export { messageSent } from './messaging.events.ts';
