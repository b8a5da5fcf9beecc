import type { AddressOf, Endpoint, RequestOf } from '#contracts/platform/endpoint.ts';
import { addressOf, methodAndPath } from '#web/platform/api/address-of.ts';
import type english from '#web/words/en/platform/outbox/outbox.json';
import type { KeptCall } from './kept-call.ts';

/** What an outbox holds: something that the server has not taken yet. */
export interface Waiting<About = unknown> {
  /** Names it to the server, so that sending it twice is doing it once. */
  nonce: string;
  kind: WaitingKind;
  /** What the screens of its kind know of it. */
  about: About;
  shown: Shown;
  call: KeptCall;
  /** How many files are stored for it. */
  files: number;
  /** A later entry of the same subject takes the place of the earlier one. */
  subject: string | null;
  /** What it changes on screens: read anew once it has arrived. */
  touches: readonly (readonly unknown[])[];
  /** ISO 8601. */
  writtenAt: string;
  /** Why the server refused it; such an entry waits for its writer. */
  refusal: string | null;
  /** Its files are no longer on this device. */
  needsFiles?: boolean;
  /** This device could not keep all of it: it is gone with the page. */
  isOnlyHere?: boolean;
}

/** How the list of what waits shows an entry. */
export interface Shown {
  label: keyof typeof english.label;
  /** What was written, or what it is about. */
  words: string;
  /** The page that it belongs to. */
  path: string;
}

export type WaitingKind = 'message' | 'comment' | 'mark' | 'update' | 'measurements';

/** What is put into an outbox. */
export interface Draft<About = unknown> extends Pick<Waiting<About>, 'kind' | 'about' | 'shown' | 'call'> {
  files?: readonly File[];
  subject?: string;
  touches?: Waiting['touches'];
  /** Of an attempt that may have reached the server before; a new one without it. */
  nonce?: string;
}

type Asked<E extends Endpoint> = Pick<RequestOf<E>, keyof RequestOf<E> & ('params' | 'body')>;
type TakesKey<E extends Endpoint> = E['idempotencyKey'] extends 'optional' | 'required' ? true : false;

/** A declared call that sends JSON, to be kept. */
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
  /** Those that are undefined are left out. */
  fields: Readonly<Record<string, string | number | undefined>>;
  filesAs: string & keyof E['files'];
  takesKey: TakesKey<E>;
}

/** A declared call that sends a form with files, to be kept; its files are given to the outbox apart. */
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
