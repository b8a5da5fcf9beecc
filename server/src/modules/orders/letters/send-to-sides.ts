import type { LetterKind } from '#contracts/notifications/choices/kinds.rules.ts';
import type { LetterContent } from '#contracts/words/letter.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Fact, Shown } from '#server/platform/mail/shown.ts';
import type { Services } from '#server/platform/services.ts';
import type { LetterFacts } from './letter-facts.ts';

/** The letter to each side of an order; a missing side gets none. */
export type LettersToSides = Partial<Record<'buyer' | 'maker', LetterContent | null>> & {
  sums?: readonly Fact[];
  /** The 1080 px URLs of our copies. */
  photographs?: readonly string[];
};

/**
 * Sends letters about an order, both or neither. Only for event listeners, because the commit is asynchronous: see
 * `waitsForDisk`. Pass `kind` for letters that their reader may switch off.
 */
export async function sendToSides(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  facts: LetterFacts,
  letters: LettersToSides,
  kind?: LetterKind,
): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      for (const side of ['buyer', 'maker'] as const) {
        const says = letters[side];
        const { name, email, isHere } = facts[side];
        const shows = shownTo(side, facts, letters);
        if (says && isHere) await mail.send(tx, { to: email, name, says, shows, ...(kind && { kind }) });
      }
    },
    { waitsForDisk: false },
  );
}

function shownTo(
  side: 'buyer' | 'maker',
  { titles, picture, number, maker }: LetterFacts,
  { sums = [], photographs = [] }: LettersToSides,
): Shown {
  return {
    thing: { title: titles, picture, ...(side === 'buyer' && { by: maker.name }) },
    facts: [{ label: 'fact.order', words: number }, ...sums],
    photographs,
  };
}
