import { createHmac, timingSafeEqual } from 'node:crypto';
import { type LetterKind, letterKinds } from '#contracts/notifications/choices/kinds.rules.ts';

/** A person's random link id and signing secret, from `letter_settings`. */
interface LinkSecret {
  linkId: string;
  linkSecret: string;
}

/** The token of a link that stops letters of one kind. Valid as long as the person has an account. */
export function signStopToken({ linkId, linkSecret }: LinkSecret, kind: LetterKind): string {
  return `${linkId}.${kind}.${signatureOf(linkSecret, linkId, kind).toString('base64url')}`;
}

interface StopToken {
  linkId: string;
  kind: LetterKind;
  signature: string;
}

/** Parses a token without checking its signature; null if it is malformed. */
export function readStopToken(token: string): StopToken | null {
  const parts = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Z_]+)\.([\w-]{43})$/.exec(token);
  const [, linkId, name, signature] = parts ?? [];
  const kind = letterKinds.find((known) => known === name);
  return linkId && kind && signature ? { linkId, kind, signature } : null;
}

/** Checks the signature. */
export function isSigned({ linkId, kind, signature }: StopToken, linkSecret: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(linkSecret, linkId, kind);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(linkSecret: string, linkId: string, kind: LetterKind): Buffer {
  return createHmac('sha256', linkSecret).update(`${linkId}.${kind}`).digest();
}
