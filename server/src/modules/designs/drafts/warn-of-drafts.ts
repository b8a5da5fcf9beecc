import { draftDays, draftWarningDays } from '#contracts/designs/drafts/drafts.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { type Locale, pageIn } from '#contracts/platform/locales.ts';
import { letterOf, letterPart, partInWords } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { draftsForgotten } from './drafts.events.ts';
import { type ForgottenDraft, lockForgottenDrafts, setWarned } from './drafts.queries.ts';
import { goesAt } from './read-drafts.ts';

const day = 24 * 60 * 60 * 1000;

type Given = Pick<Services, 'db' | 'clock' | 'mail' | 'events' | 'env'>;

/** Warns makers, by letter and notification, of drafts that will soon be deleted because they were not changed. */
export function warnOfDrafts(services: Given): Promise<void> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - (draftDays - draftWarningDays) * day);
  return inTransaction(services.db, async (tx) => {
    const forgotten = await lockForgottenDrafts(tx, before);
    const ids = forgotten.map(({ id }) => id);
    await setWarned(tx, ids, now);
    // Drafts of closed or banned accounts are deleted without a warning.
    const told = forgotten.filter(({ makerIsHere }) => makerIsHere);
    for (const drafts of Map.groupBy(told, ({ makerId }) => makerId).values())
      await warnMaker(services, tx, drafts, now);
  });
}

async function warnMaker(
  { mail, events, env }: Given,
  tx: Transaction,
  drafts: readonly ForgottenDraft[],
  now: Date,
): Promise<void> {
  const [first] = drafts;
  if (!first) return;
  // The first deletion.
  const goes = new Date(Math.min(...drafts.map(({ updatedAt }) => goesAt(updatedAt, now).getTime())));
  const lines = drafts.map(({ id, title, updatedAt }) => {
    const site = env.PUBLIC_URL;
    const page = (locale: Locale) => pageIn(locale, site, `${site}/upload-product?draft=${id}`);
    const values = { day: istDayOf(updatedAt), page };
    return title === ''
      ? letterPart('drafts.untitled', values)
      : letterPart('drafts.line', { ...values, title });
  });
  await mail.send(tx, {
    to: first.email,
    name: first.makerName,
    says: letterOf('drafts.go', {
      day: istDayOf(goes),
      days: draftDays,
      lines: (locale) => lines.map((line) => partInWords(line, locale)).join('\n\n'),
    }),
  });
  await events.publish(tx, draftsForgotten, {
    makerId: first.makerId,
    draftIds: drafts.map(({ id }) => id),
    goesOn: istDayOf(goes),
  });
}
