import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import type { createQuote as createQuoteCall } from '#contracts/quotes/quotes.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound, personNotFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { type BriefRow, bidOfMaker, lockBrief, shownBrief } from './briefs/briefs.queries.ts';
import { isInCircleOf } from './briefs/show-brief.ts';
import { demandBiddable } from './briefs/take-bid.ts';
import { demandSides } from './hold-quote.ts';
import { partnerOfChat } from './list-quotes.queries.ts';
import { writeContent } from './write-content.ts';
import {
  enquirer,
  insertQuote,
  lockOpenQuote,
  ownDesign,
  personToQuote,
  quoteWithKey,
} from './write-quotes.queries.ts';

type Request = ParsedOf<typeof createQuoteCall>['body'];

/**
 * Begins a quote as a draft and returns its id; the same request again returns the same quote. Throws NOT_FOUND for
 * another's chat or enquiry and outside the circle of a brief, CONFLICT for an enquiry without an account and while a quote of the two about the same
 * design is open, FORBIDDEN for people who are no makers and across a block.
 */
export function createQuote(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  maker: Pick<Viewer, 'id' | 'role'>,
  request: Request,
  idempotencyKey: string | null,
): Promise<number> {
  const requestHash = hashOfRequest(request);
  return inTransaction(db, async (tx) => {
    const to = await findBuyer(tx, maker.id, request, clock.now());
    if (maker.role === 'USER') throw new AppError('FORBIDDEN', sentence('quotes.onlyMakers'));
    const sides = {
      makerId: maker.id,
      buyerId: to.buyerId,
      designId: to.designId,
      briefId: to.brief?.id ?? null,
    };
    // Also serializes requests with the same key.
    const [open] = await lockOpenQuote(tx, sides);
    if (idempotencyKey !== null) {
      const [earlier] = await quoteWithKey(tx, [maker.id, idempotencyKey]);
      if (earlier) {
        refuseOtherWords(earlier, requestHash);
        return earlier.id;
      }
    }
    if (to.brief) await demandFirstBid(tx, to.brief, maker.id, clock.now());
    if (open && open.id !== null)
      throw new AppError('CONFLICT', sentence('quotes.oneOpen'), { figures: { quoteId: open.id } });
    const now = clock.now();
    const [made] = await insertQuote(tx, {
      ...sides,
      enquiryId: to.enquiryId,
      idempotencyKey,
      requestHash,
      now,
    });
    if (!made) throw new Error('a quote was not written');
    await demandSides(tx, made.id);
    await writeContent(tx, {
      quoteId: made.id,
      makerId: maker.id,
      number: 1,
      words: request,
      validUntil: null,
      now,
    });
    return made.id;
  });
}

/** Throws CONFLICT if the maker has answered the locked brief, or it takes no bids. */
async function demandFirstBid(tx: Transaction, brief: BriefRow, makerId: number, now: Date): Promise<void> {
  const [earlier] = await bidOfMaker(tx, [brief.id, makerId]);
  if (earlier)
    throw new AppError('CONFLICT', sentence('briefs.oneBid'), { figures: { quoteId: earlier.id } });
  await demandBiddable(tx, brief, null, now);
}

interface Found {
  buyerId: number;
  enquiryId: number | null;
  designId: number | null;
  /** Locked. */
  brief?: BriefRow;
}

async function findBuyer(
  tx: Transaction,
  makerId: number,
  { chatId, enquiryId, briefId, designId }: Request,
  now: Date,
): Promise<Found> {
  if ([chatId, enquiryId, briefId].filter((given) => given !== undefined).length !== 1)
    throw invalidInput({ chatId: sentence('quotes.oneWay') });
  const found = await findAsker(tx, makerId, { chatId, enquiryId, briefId }, now);
  if (found.buyerId === makerId) throw new AppError('BAD_REQUEST', sentence('quotes.ownQuote'));
  const [person] = await personToQuote(tx, [found.buyerId]);
  if (!person) throw personNotFound();
  const wanted = designId === undefined ? found.designId : designId;
  if (wanted !== null && (await ownDesign(tx, [wanted, makerId])).length === 0) {
    // The design that was asked about may be gone; one that the maker names must be theirs.
    if (designId !== undefined) throw new AppError('BAD_REQUEST', sentence('quotes.ownDesignOnly'));
    return { ...found, designId: null };
  }
  return { ...found, designId: wanted };
}

function findAsker(
  tx: Transaction,
  makerId: number,
  { chatId, enquiryId, briefId }: Pick<Request, 'chatId' | 'enquiryId' | 'briefId'>,
  now: Date,
): Promise<Found> {
  if (chatId !== undefined) return ofChat(tx, makerId, chatId);
  return briefId === undefined ? ofEnquiry(tx, makerId, enquiryId ?? 0) : ofBrief(tx, makerId, briefId, now);
}

async function ofBrief(tx: Transaction, makerId: number, briefId: number, now: Date): Promise<Found> {
  const [shown] = await shownBrief(tx, [briefId, makerId]);
  const isSeen = shown && (shown.bid !== null || (await isInCircleOf(tx, shown, makerId, now)));
  if (!isSeen) throw notFound('briefs.briefMissing');
  // After the checks, so that bids wait for each other as briefly as possible, and never for a stranger.
  const [brief] = await lockBrief(tx, [briefId]);
  if (!brief) throw notFound('briefs.briefMissing');
  return { buyerId: brief.ownerId, enquiryId: null, designId: null, brief };
}

async function ofChat(tx: Transaction, makerId: number, chatId: number): Promise<Found> {
  const [chat] = await partnerOfChat(tx, [chatId, makerId]);
  if (!chat) throw notFound('messaging.chatMissing');
  return { buyerId: chat.partnerId, enquiryId: null, designId: null };
}

async function ofEnquiry(tx: Transaction, makerId: number, enquiryId: number): Promise<Found> {
  const [enquiry] = await enquirer(tx, [enquiryId, makerId]);
  if (!enquiry) throw notFound('enquiries.enquiryMissing');
  if (enquiry.userId === null) throw new AppError('CONFLICT', sentence('quotes.noAccount'));
  return { buyerId: enquiry.userId, enquiryId, designId: enquiry.designId };
}
