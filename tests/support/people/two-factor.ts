import { setUpTwoFactor, turnOnTwoFactor } from '#contracts/accounts/two-factor.contract.ts';
import { appCode } from '../app-code.ts';
import { type Actor, actorPassword } from './actors.ts';

interface Secured {
  key: string;
  recoveryCodes: string[];
}

/** Switches two-factor sign-in on for a person. This uses up the code of the step before `now`. */
export async function secure(who: Actor, now: number): Promise<Secured> {
  const { key } = (await who.call(setUpTwoFactor)).body.data;
  const body = { password: actorPassword, code: appCode(key, -1, now) };
  const reply = await who.call(turnOnTwoFactor, { body });
  if (reply.status !== 200) throw new Error(`Two-factor was not turned on: ${reply.error.message}`);
  return { key, recoveryCodes: reply.body.data.recoveryCodes };
}
