import type * as z from 'zod/mini';
import type { FileRule } from './upload-rules.ts';

/** Who may call: anyone, a signed-in person, or an admin. The server checks it before it reads the request. */
export type Access = 'anyone' | 'member' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** One call of the API: its address, who may make it, what it takes and what it answers. */
export interface Endpoint {
  readonly method: Method;
  /** With `:name` for each part that `params` describes. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly tag: string;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** True where the body is multipart/form-data; `body` then describes its text fields. */
  readonly multipart?: boolean;
  /** The file fields of a multipart body by name; a field that takes several is repeated. */
  readonly files?: Readonly<Record<string, FileRule>>;
  /** Whether a call may, or must, name its attempt in the header Idempotency-Key. */
  readonly idempotencyKey?: 'optional' | 'required';
  /** True where a person whom an admin suspended may write as well; anyone who is suspended reads everything. */
  readonly whileSuspended?: true;
  /**
   * True of a read whose answer may be a few seconds old, except for who has just written: a replica may give it.
   * Never of money, orders, messages, settings, sessions or the administration.
   */
  readonly mayBeStale?: true;
  /** True where what makers wrote is answered in the language of its reader, as far as they gave it. */
  readonly inReadersLanguage?: true;
  /** The media type, where a success is answered with a file instead of JSON. */
  readonly file?: 'text/csv' | 'application/zip';
  readonly reply: Schema;
}

/** Keeps the literal types of a declared endpoint, so that client and server share them. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller passes. */
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

/** What a handler gets: parsed, trimmed, with defaults filled in. */
export type ParsedOf<E extends Endpoint> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  /** Null where it is optional and was not sent. */
  idempotencyKey: KeyRuleOf<E> extends 'required'
    ? string
    : KeyRuleOf<E> extends 'optional'
      ? string | null
      : undefined;
};

/** `POST /api/order/create`: how a browser names the call, so that it needs none of its schemas. */
export type AddressOf<E extends Endpoint> = `${E['method']} ${E['path']}`;

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
