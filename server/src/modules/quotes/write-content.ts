import { toPaise } from '#contracts/money/money.ts';
import { priceOrder } from '#contracts/money/price-order.ts';
import { estimateDelivery, firstDayOfMaking } from '#contracts/orders/core/delivery-estimate.ts';
import { usualTransit } from '#contracts/orders/core/transit-days.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { addDays, type IstDay, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import type { QuoteWords } from '#contracts/quotes/quotes.fields.ts';
import {
  daysOf,
  priceLineOf,
  quoteLimits,
  quoteProblems,
  subtotalOf,
} from '#contracts/quotes/quotes.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { findShop } from '#server/modules/profiles/public.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { claimPictures } from '#server/platform/media/claim-media.ts';
import { markUnclaimed } from '#server/platform/media/media.queries.ts';
import type { RevisionRow } from './quotes.queries.ts';
import {
  picturesOfQuote,
  replacePictures,
  unreadablePictures,
  writeRevision,
} from './write-quotes.queries.ts';

interface Content {
  quoteId: number;
  makerId: number;
  number: number;
  words: QuoteWords;
  /** Null for a draft. */
  validUntil: Date | null;
  now: Date;
}

/** Writes a revision with its pictures. Throws INVALID_INPUT for a picture that is not the maker's. */
export async function writeContent(
  tx: Transaction,
  { quoteId, makerId, number, words, validUntil, now }: Content,
): Promise<void> {
  const { title, included, lines, measuring, functionOn, freeChanges, validDays } = words;
  const mediaIds = [...new Set(words.mediaIds)];
  const known = (await picturesOfQuote(tx, [quoteId])).map(({ mediaId }) => mediaId);
  const added = mediaIds.filter((id) => !known.includes(id));
  await claimPictures(tx, makerId, added, { gone: sentence('quotes.pictureGone'), now });
  const days = Math.min(daysOf(lines), quoteLimits.days * quoteLimits.lines);
  const charges = chargesOf(words);
  await writeRevision(tx, {
    ...{
      quoteId,
      number,
      title,
      words: words.words,
      included,
      measuring,
      functionOn,
      freeChanges,
      validDays,
    },
    lines: JSON.stringify(
      lines.map(({ kind, label, amount, days: each }) => ({
        kind,
        label,
        amountPaise: toPaise(amount),
        days: each,
      })),
    ),
    ...{ days, validUntil, now },
    totalPaise: charges?.totalPaise ?? null,
    advancePaise: charges?.advancePaise ?? null,
  });
  await replacePictures(tx, [quoteId, number, mediaIds]);
  if (validUntil !== null) return;
  // The maker may put a picture of a draft back; files unclaimed for a day are deleted.
  await markUnclaimed(
    tx,
    makerId,
    known.filter((id) => !mediaIds.includes(id)),
  );
}

/** The charges of a quote; null for a draft whose lines do not add up to a price. */
function chargesOf({ lines }: Pick<QuoteWords, 'lines'>) {
  const subtotal = subtotalOf(lines);
  if (subtotal < 100) return null;
  return priceOrder(lines.map(priceLineOf)).charges;
}

/**
 * Throws INVALID_INPUT for what cannot be offered: missing words, an unreadable picture, and a function before the promised day, with the
 * earliest possible one.
 */
export async function demandOfferable(
  executor: Executor,
  makerId: number,
  words: Pick<QuoteWords, 'title' | 'lines' | 'mediaIds' | 'functionOn' | 'measuring'>,
  now: Date,
): Promise<void> {
  const problems = quoteProblems(words);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  if ((await unreadablePictures(executor, [words.mediaIds])).length > 0)
    throw invalidInput({ mediaIds: fileSentences.unreadableUnnamed });
  const { functionOn, measuring } = words;
  if (functionOn === null) return;
  const today = istDayOf(now);
  if (functionOn < today || functionOn > addDays(today, quoteLimits.functionAhead))
    throw invalidInput({ functionOn: sentence('quotes.functionRange', { days: quoteLimits.functionAhead }) });
  const shop = await findShop(executor, makerId, now);
  const by = promisedDay({ measuring, days: daysOf(words.lines) }, shop?.holidays ?? [], now);
  if (by > functionOn) throw invalidInput({ functionOn: sentence('quotes.functionTooSoon', { day: by }) });
}

/**
 * The day by which a piece that is paid for today arrives. The way is the longest within India, because the address is
 * not known before paying.
 */
export function promisedDay(
  { measuring, days }: Pick<RevisionRow, 'measuring' | 'days'>,
  daysOff: readonly DayRange[],
  now: Date,
): IstDay {
  const begins = firstDayOfMaking(measuring, istDayOf(now));
  return estimateDelivery(begins, { makingDays: days, transitDays: usualTransit.most, daysOff }).by;
}

/** The end of an offer made now: the end of its last day in IST. */
export function endOfOffer(validDays: number, now: Date): Date {
  return startOfDay(addDays(istDayOf(now), validDays + 1));
}
