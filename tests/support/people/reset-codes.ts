import { forgotPassowrd } from '#contracts/accounts/password-reset.contract.ts';
import type { TestApp } from '../servers/app.ts';

/** The name and value of a Set-Cookie header, for a Cookie header. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Asks for a reset code and returns the cookie of the request. */
export async function askForCode(app: TestApp, email: string): Promise<string> {
  return cookieOf(await app.visitor.call(forgotPassowrd, { body: { email } }));
}

/** The code in the last letter to an address. */
export async function codeIn({ services }: TestApp, email: string): Promise<string> {
  const [letter] = await services.mail.listUnsent(services.db, email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`The last letter to ${email} has no code`);
  return code;
}

/** A code that differs from this one. */
export function wrongCode(right: string, n: number): string {
  return String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0');
}
