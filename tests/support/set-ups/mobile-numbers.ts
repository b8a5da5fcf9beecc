import { confirmNumber, sendNumberCode } from '#contracts/accounts/mobile-numbers.contract.ts';
import { type Actor, actorPassword } from '../people/actors.ts';
import type { TestApp } from '../servers/app.ts';

/** The code in the last text message to a number (E.164). */
export async function codeSentTo({ services }: TestApp, number: string): Promise<string> {
  const [message] = await services.sms.listUnsent(services.db, number);
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`The last message to ${number} has no code`);
  return code;
}

/** Confirms a person's mobile number (E.164). */
export async function confirmMobile(app: TestApp, who: Actor, number: string): Promise<void> {
  const sent = await who.call(sendNumberCode, { body: { number, password: actorPassword } });
  if (sent.status !== 200) throw new Error(`No code was sent: ${sent.error.message}`);
  const confirmed = await who.call(confirmNumber, { body: { code: await codeSentTo(app, number) } });
  if (confirmed.status !== 200) throw new Error(`The number was not confirmed: ${confirmed.error.message}`);
}
