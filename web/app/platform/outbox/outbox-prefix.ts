/** The prefix of the storage keys of a person's entries, one key per entry. */
export const outboxPrefix = (userId: number) => `tanabana_outbox_${userId}_`;
