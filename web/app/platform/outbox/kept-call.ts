/** A call as plain data, so that it outlives the page and the service worker can send it too. */
export interface KeptCall {
  method: string;
  path: string;
  /** The body of a call that sends JSON. */
  json?: string;
  /** The body of one that sends a form: its fields, and the name under which the files of the entry go. */
  form?: { fields: readonly (readonly [name: string, value: string])[]; filesAs: string };
  /** Whether the endpoint takes the entry's nonce as its idempotency key; others are told it in their body. */
  takesKey: boolean;
}

/** What the service worker reads of an entry, to send it in the background. */
export interface Copied {
  nonce: string;
  call: KeptCall;
}
