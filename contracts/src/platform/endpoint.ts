import type * as z from 'zod/mini';
import type { FileRule } from './upload-rules.ts';

/** Who may call: anyone, a signed-in person, or an admin. The server checks it before it reads the request. */
export type Access = 'anyone' | 'member' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** One API endpoint: its method and path, its access, its input and its reply. */
export interface Endpoint {
  readonly method: Method;
  /** With `:name` for each path parameter in `params`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly tag: string;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** True if the body is multipart/form-data; `body` then describes its text fields. */
  readonly multipart?: boolean;
  /** The file fields of a multipart body, by name. A field for several files is repeated. */
  readonly files?: Readonly<Record<string, FileRule>>;
  /** Whether the Idempotency-Key header is optional or required. */
  readonly idempotencyKey?: 'optional' | 'required';
  /** True if a suspended person may also call this write. Suspended people can always read. */
  readonly whileSuspended?: true;
  /**
   * True for a read that may be a few seconds old, except for a caller who has just written: a replica may serve it.
   * Never for money, orders, messages, settings, sessions or the administration.
   */
  readonly mayBeStale?: true;
  /** True if makers' texts are returned in the reader's language where translations exist. */
  readonly inReadersLanguage?: true;
  /** The media type, if a successful reply is a file instead of JSON. */
  readonly file?: 'text/csv' | 'application/zip';
  readonly reply: Schema;
}

/** Declares an endpoint and preserves its literal types, which client and server share. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** The request as a caller passes it. */
export type RequestOf<E extends Endpoint> = E extends { multipart: true }
  ? PartsOf<E, 'params' | 'query'> & { body: FormData }
  : PartsOf<E, 'params' | 'query' | 'body'>;

type PartsOf<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = {
  [K in Part as E[K] extends Schema ? K : never]: InputOf<E[K]>;
};

type KeyRuleOf<E extends Endpoint> = E['idempotencyKey'];

/** The caller's idempotency key. */
export type AttemptOf<E extends Endpoint> =
  KeyRuleOf<E> extends 'required'
    ? { idempotencyKey: string }
    : KeyRuleOf<E> extends 'optional'
      ? { idempotencyKey?: string }
      : unknown;

/** The request as a handler receives it: parsed, trimmed, with defaults. */
export type ParsedOf<E extends Endpoint> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  /** Null if it is optional and was not sent. */
  idempotencyKey: KeyRuleOf<E> extends 'required'
    ? string
    : KeyRuleOf<E> extends 'optional'
      ? string | null
      : undefined;
};

/** For example `POST /api/order/create`. Browsers name a call by it, so that they need not load its schemas. */
export type AddressOf<E extends Endpoint> = `${E['method']} ${E['path']}`;

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
