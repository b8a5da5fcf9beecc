import type { HouseLetter, HouseLetterWords } from '#contracts/admin/letters/house-letters.contract.ts';
import { houseLetterSentences, reasonOfLetter } from '#contracts/admin/letters/house-letters.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import {
  type LetterContent,
  letterOf,
  letterPart,
  partInWords,
  plainTextOf,
  writeLetter,
} from '#contracts/words/letter.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import {
  addReaders,
  beginSending,
  countAgreed,
  finishSending,
  insertReader,
  lockHouseLetter,
  nextReaders,
} from './house-letters.queries.ts';
import { holdDraft, read } from './keep-house-letters.ts';

const sendBatch = jobKind<{ letterId: number; afterId: number }>('admin.house-letters');

/** Letters written per transaction. */
const atOnce = 100;

/** A letter of the house in its reader's language, or in English if there is no translation. */
function letterFrom(words: HouseLetterWords): LetterContent {
  const of = (locale: Locale) => words[locale] ?? words.en;
  return letterOf('house.letter', {
    heading: (locale) => of(locale).subject,
    text: (locale) => of(locale).text,
  });
}

/** A letter as `name` would get it, without the unsubscribe link, which differs per reader. */
export function previewLetter(
  words: HouseLetterWords,
  locale: Locale,
  name: string,
): { subject: string; text: string } {
  const { subject, paragraphs } = writeLetter(letterFrom(words), locale);
  const greeting = partInWords(letterPart('mail.helloName', { name }), locale);
  return {
    subject,
    text: `${greeting}\n\n${plainTextOf(paragraphs)}\n\n${partInWords(letterPart('mail.stop'), locale)}`,
  };
}

/**
 * Sends a draft: jobs write it to its readers in batches. Throws NOT_FOUND, CONFLICT if it has changed, was sent, or
 * nobody has opted in.
 */
export function sendLetter(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  adminId: number,
  { id, version }: { id: number; version: number },
): Promise<HouseLetter> {
  return inTransaction(services.db, async (tx) => {
    const draft = await holdDraft(tx, id, version);
    const [agreed] = await countAgreed(tx, []);
    if (!agreed || agreed.count === 0) throw new AppError('CONFLICT', houseLetterSentences.nobody);
    await beginSending(tx, [id, adminId, services.clock.now()]);
    await recordAct(services, tx, {
      adminId,
      name: 'HOUSE_LETTER_SENT',
      subject: 'HOUSE_LETTER',
      subjectId: id,
      after: { title: draft.words.en.subject },
      reason: reasonOfLetter,
    });
    await services.jobs.add(tx, sendBatch, { letterId: id, afterId: 0 });
    return read(tx, id);
  });
}

/**
 * Writes a letter to its next readers. Consent is checked as each letter is written, and the reader is recorded in
 * the same transaction, so that each gets it once even if a batch is repeated.
 */
export function writeHouseLetters({
  db,
  jobs,
  mail,
  clock,
}: Pick<Services, 'db' | 'jobs' | 'mail' | 'clock'>): void {
  jobs.handle(sendBatch, async ({ letterId, afterId }) => {
    await inTransaction(db, async (tx) => {
      const [letter] = await lockHouseLetter(tx, [letterId]);
      if (letter?.status !== 'SENDING') return;
      const readers = await nextReaders(tx, [letterId, afterId, atOnce]);
      const says = letterFrom(letter.words);
      let written = 0;
      for (const { userId, email: to, name } of readers) {
        if ((await insertReader(tx, [letterId, userId])).length === 0) continue;
        await mail.send(tx, { to, kind: 'MARKETING', name, isOurs: true, says });
        written += 1;
      }
      await addReaders(tx, [letterId, written]);
      const last = readers.at(-1);
      if (last) return jobs.add(tx, sendBatch, { letterId, afterId: last.userId });
      await finishSending(tx, [letterId, clock.now()]);
    });
  });
}
