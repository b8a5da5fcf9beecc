export { sharePaid } from './occasions.events.ts';
export { paidShare } from './sharing/shares.queries.ts';
