/** What the keys begin with under which this browser keeps a person's entries, one key for each. */
export const outboxPrefix = (userId: number) => `tanabana_outbox_${userId}_`;
