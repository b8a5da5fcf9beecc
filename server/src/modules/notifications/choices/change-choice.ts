import type {
  Choices,
  changeChoice as changeChoiceEndpoint,
} from '#contracts/notifications/choices/choices.contract.ts';
import { usualChoices } from '#contracts/notifications/choices/kinds.rules.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { saveChoice } from './choices.queries.ts';
import { withdrawUnwanted } from './withdraw-unwanted.ts';

/** Sets the given channels of one kind. Returns all choices. */
export function changeChoice(
  services: Pick<Services, 'db' | 'mail'>,
  userId: number,
  { kind, inApp, mail, push }: ParsedOf<typeof changeChoiceEndpoint>['body'],
): Promise<Choices> {
  const usual = usualChoices[kind];
  return inTransaction(services.db, async (tx) => {
    await saveChoice(tx, {
      userId,
      kind,
      inApp: inApp ?? null,
      mail: mail ?? null,
      push: push ?? null,
      usualInApp: usual.inApp,
      usualMail: usual.mail,
    });
    return withdrawUnwanted(services, tx, userId);
  });
}
