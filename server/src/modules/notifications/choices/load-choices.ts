import type { Choices } from '#contracts/notifications/choices/choices.contract.ts';
import { switchableKinds, usualChoices, usualWays } from '#contracts/notifications/choices/kinds.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { choicesOf, letterSettingsOf } from './choices.queries.ts';
import { timeOf } from './quiet-hours.ts';

/** A person's choices, with defaults where they have chosen nothing. */
export async function loadChoices(executor: Executor, userId: number): Promise<Choices> {
  const chosen = new Map((await choicesOf(executor, [userId])).map((choice) => [choice.kind, choice]));
  const [settings] = await letterSettingsOf(executor, [userId]);
  const { digest = 'OFF', quietFrom = null, quietTo = null } = settings ?? {};
  return {
    ways: settings
      ? {
          email: settings.byMail,
          push: settings.byPush,
          sms: settings.bySms,
          marketing: settings.marketing,
          designUpdates: settings.designUpdates,
          orderUpdates: settings.orderUpdates,
        }
      : usualWays,
    kinds: switchableKinds.map((kind) => {
      const { push, ...known } = chosen.get(kind) ?? { push: null };
      const usual = usualChoices[kind];
      return { kind, ...usual, ...known, push: push ?? usual.push };
    }),
    digest,
    quietHours:
      quietFrom === null || quietTo === null ? null : { from: timeOf(quietFrom), to: timeOf(quietTo) },
  };
}
