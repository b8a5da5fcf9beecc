import type { Choices } from '#contracts/notifications/choices/choices.contract.ts';
import { letterKinds } from '#contracts/notifications/choices/kinds.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { isLetterWanted } from './is-letter-wanted.ts';
import { loadChoices } from './load-choices.ts';

/**
 * Called at the end of every change of choices. Withdraws letters that wait for the end of quiet hours and are no
 * longer wanted. Returns all choices.
 */
export async function withdrawUnwanted(
  { mail }: Pick<Services, 'mail'>,
  tx: Transaction,
  userId: number,
): Promise<Choices> {
  const choices = await loadChoices(tx, userId);
  const { ways, kinds, digest } = choices;
  const chosen = new Map<string, boolean>(kinds.map((choice) => [choice.kind, choice.mail]));
  const unwanted = letterKinds.filter(
    (kind) => !isLetterWanted(kind, { ...ways, digest, mail: chosen.get(kind) ?? null }),
  );
  await mail.withdraw(tx, userId, unwanted);
  return choices;
}
