/** Where this browser keeps what a person has written and the server has not taken. */
export const outboxKey = (userId: number) => `tanabana_outbox_${userId}`;
