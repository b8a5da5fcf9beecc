/** A call as plain data, which survives the page and can be sent by the service worker. */
export interface KeptCall {
  method: string;
  path: string;
  /** The body of a JSON call. */
  json?: string;
  /** The body of a form call: its fields, and the field name of the entry's files. */
  form?: { fields: readonly (readonly [name: string, value: string])[]; filesAs: string };
  /** Whether the entry's nonce is sent as an idempotency key; other endpoints take it in the body. */
  takesKey: boolean;
}

/** The part of an entry that the service worker needs to send it in the background. */
export interface Copied {
  nonce: string;
  call: KeptCall;
}
