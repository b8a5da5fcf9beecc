import { TOTP } from 'otpauth';

/** The code that an authenticator app with this key shows, this many steps of thirty seconds after `now`. */
export function appCode(key: string, steps = 0, now = Date.now()): string {
  return new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: now + steps * 30_000 });
}
