import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';

/**
 * Whether a reader is told of a sender's likes, comments and follows: not across a block, and not if the reader has
 * muted the sender. Private messages and work from muted people still arrive. Across a block, so do only the orders
 * and complaints that the two share.
 */
export const isUnwanted = (reader: string, sender: string) =>
  `(${isBlockBetween(reader, sender)}
     or exists (select from mutes m where m.muter_id = ${reader} and m.muted_id = ${sender}))`;
