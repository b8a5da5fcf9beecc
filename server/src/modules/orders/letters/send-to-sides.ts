import type { SaidLetter } from '#contracts/letters/letter.ts';
import type { LetterKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Shown } from '#server/platform/mail/draw-letter.ts';
import type { Services } from '#server/platform/services.ts';
import type { LetterFacts } from './letter-facts.ts';

/** What each side of an order is written; nothing for a side that is left out. */
export type LettersToSides = Partial<Record<'buyer' | 'maker', SaidLetter | null>> & {
  /** What their HTML shows beneath each other. */
  sums?: Shown['sums'];
};

/**
 * Sends letters about an order, both or none, for listeners alone: see `waitsForDisk`. `kind` is that of letters that
 * their reader may switch off.
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
        const shows = { picture: facts.picture, ...(letters.sums && { sums: letters.sums }) };
        if (says && isHere) await mail.send(tx, { to: email, name, says, shows, ...(kind && { kind }) });
      }
    },
    { waitsForDisk: false },
  );
}
