import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is valid in the app. */
const period = 30;

/** The default parameters of authenticator apps (RFC 6238). */
const how = { algorithm: 'SHA1', digits: 6, period } as const;

/** 160 random bits in base32, as the RFC requires. */
export function newAppKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI in the QR code; `email` names the account in the app. */
export function appAddress(key: string, email: string): string {
  return new TOTP({ ...how, issuer: 'Tanabana', label: email, secret: Secret.fromBase32(key) }).toString();
}

/**
 * The 30-second step since 1970 to which a code belongs: the current one, the one before or the one after, because
 * phone clocks drift. Null for any other code.
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
