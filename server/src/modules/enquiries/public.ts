export { enquirySent } from './enquiries.events.ts';
