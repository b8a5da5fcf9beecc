import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';

/**
 * Across a block nothing is told but of the orders and complaints that the two have with each other. Of their likes, comments and follows a reader is also not told whom they have muted. What somebody says to them
 * alone, and what is work, still reaches them.
 */
export const isUnwanted = (reader: string, sender: string) =>
  `(${isBlockBetween(reader, sender)}
     or exists (select from mutes m where m.muter_id = ${reader} and m.muted_id = ${sender}))`;
