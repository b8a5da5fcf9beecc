/** Whom the reader has blocked is not told of, but for the orders and complaints that the two have with each other. */
export const isBlocked = (reader: string, sender: string) =>
  `exists (select from blocks b where b.blocker_id = ${reader} and b.blocked_id = ${sender})`;

/**
 * Of their likes, comments and follows a reader is also not told whom they have muted. What somebody says to them
 * alone, and what is work, still reaches them.
 */
export const isUnwanted = (reader: string, sender: string) =>
  `(${isBlocked(reader, sender)}
     or exists (select from mutes m where m.muter_id = ${reader} and m.muted_id = ${sender}))`;
