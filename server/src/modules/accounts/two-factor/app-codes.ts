import { Secret, TOTP } from 'otpauth';

/** Seconds that a code stands in the app. */
const period = 30;

/** How apps count unless they are told otherwise (RFC 6238). */
const how = { algorithm: 'SHA1', digits: 6, period } as const;

/** 160 random bits in base32, as the RFC asks. */
export function newAppKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code tells an app; `email` names the account in its list. */
export function appAddress(key: string, email: string): string {
  return new TOTP({ ...how, issuer: 'Tanabana', label: email, secret: Secret.fromBase32(key) }).toString();
}

/**
 * Which thirty seconds since 1970 a code belongs to: these, the ones before or the ones after, as clocks of phones go
 * wrong. Null for any other code.
 */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(key),
    ...how,
    timestamp,
    window: 1,
  });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
