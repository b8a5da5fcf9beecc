/** Names one attempt at a call, for its Idempotency-Key. Works on plain http too, where `crypto.randomUUID` is missing. */
export function newAttemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
