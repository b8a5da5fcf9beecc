import type { AddressOf, Endpoint, RequestOf } from '#contracts/platform/endpoint.ts';
import { addressOf, methodAndPath } from '#web/platform/api/address-of.ts';
import type english from '#web/words/en/platform/outbox/outbox.json';
import type { KeptCall } from './kept-call.ts';

/** An outbox entry: something that the server has not accepted yet. */
export interface Waiting<About = unknown> {
  /** Identifies the entry to the server, so that sending it twice is idempotent. */
  nonce: string;
  kind: WaitingKind;
  /** Data for the screens that show entries of this kind. */
  about: About;
  shown: Shown;
  call: KeptCall;
  /** How many files are stored for it. */
  files: number;
  /** A later entry with the same subject replaces this one; null for none. */
  subject: string | null;
  /** The query keys to invalidate once it is sent. */
  touches: readonly (readonly unknown[])[];
  /** ISO 8601. */
  writtenAt: string;
  /** Why the server refused it; null if it did not. A refused entry waits for its writer. */
  refusal: string | null;
  /** Its files are no longer on this device. */
  needsFiles?: boolean;
  /** This device could not store all of it: it is lost with the page. */
  isOnlyHere?: boolean;
}

/** How the outbox's list shows an entry. */
export interface Shown {
  label: keyof typeof english.label;
  /** What was written, or what it is about. */
  words: string;
  /** The path of the page that it belongs to. */
  path: string;
}

export type WaitingKind = 'message' | 'comment' | 'mark' | 'update' | 'step' | 'measurements';

/** The data of a new entry. */
export interface Draft<About = unknown> extends Pick<Waiting<About>, 'kind' | 'about' | 'shown' | 'call'> {
  files?: readonly File[];
  subject?: string;
  touches?: Waiting['touches'];
  /** The nonce of an attempt that may already have reached the server; a new one if omitted. */
  nonce?: string;
}

type Asked<E extends Endpoint> = Pick<RequestOf<E>, keyof RequestOf<E> & ('params' | 'body')>;
type TakesKey<E extends Endpoint> = E['idempotencyKey'] extends 'optional' | 'required' ? true : false;

/** A declared JSON call, as data for the outbox. */
export function keptCall<E extends Endpoint = never>(
  address: NoInfer<AddressOf<E>>,
  { takesKey, ...asked }: Asked<E> & { takesKey: TakesKey<E> },
): KeptCall {
  const { method, path } = methodAndPath(address);
  const { params, body } = asked as { params?: Record<string, unknown>; body?: unknown };
  return { method, path: addressOf(path, params), json: JSON.stringify(body ?? {}), takesKey };
}

interface Form<E extends Endpoint> {
  params?: Record<string, unknown>;
  /** Undefined values are left out. */
  fields: Readonly<Record<string, string | number | undefined>>;
  filesAs: string & keyof E['files'];
  takesKey: TakesKey<E>;
}

/** A declared form call with files, as data for the outbox; the files are passed to the outbox separately. */
export function keptForm<E extends Endpoint = never>(
  address: NoInfer<AddressOf<E>>,
  { params, fields, filesAs, takesKey }: Form<E>,
): KeptCall {
  const { method, path } = methodAndPath(address);
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return { method, path: addressOf(path, params), form: { fields: given, filesAs }, takesKey };
}
