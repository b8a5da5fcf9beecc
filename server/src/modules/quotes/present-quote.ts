import { toRupees } from '#contracts/money/money.ts';
import { type Charges, priceOrder } from '#contracts/money/price-order.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { compareRevisions } from '#contracts/quotes/compare-revisions.ts';
import type { ListedQuote, Quote, QuotePicture, QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { openStates, type QuoteAct, turnOf } from '#contracts/quotes/quotes.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentAttached } from '#server/platform/media/present-picture.ts';
import type { ListedQuoteRow } from './list-quotes.queries.ts';
import { refuseAct, refuseSides } from './quotes.policy.ts';
import type { MoveRow, QuotePictureRow, RevisionRow, ShownQuoteRow } from './quotes.queries.ts';
import { isShareable } from './sharing/share-quote.ts';
import { promisedDay } from './write-content.ts';

export interface LoadedQuote {
  quote: ShownQuoteRow;
  /** Oldest first. */
  revisions: readonly RevisionRow[];
  history: readonly MoveRow[];
}

interface Showing {
  viewerId: number;
  now: Date;
  mediaUrl: string;
  locale: Locale;
}

/** A quote as one of its two sides sees it, with what that side can do now. */
export function presentQuote(
  { quote, revisions, history }: LoadedQuote,
  { viewerId, now, mediaUrl, locale }: Showing,
): Quote {
  const role = quote.makerId === viewerId ? 'MAKER' : 'BUYER';
  const shown = revisions.map((revision) => presentRevision(revision, mediaUrl));
  const ofCurrent = history.filter(({ revision }) => revision === quote.revision);
  const current = revisions.at(-1);
  return {
    ...{ id: quote.id, state: quote.state, version: quote.version, role },
    buyer: { id: quote.buyerId, name: quote.buyerName },
    maker: { id: quote.makerId, name: quote.makerName },
    ...{ chatId: quote.chatId, enquiryId: role === 'MAKER' ? quote.enquiryId : null, brief: quote.brief },
    design: presentDesign(quote, mediaUrl, locale),
    ...{ revision: quote.revision, acceptedRevision: quote.acceptedRevision },
    revisions: shown,
    comparisons: shown.slice(1).map((after, index) => compare(shown[index] ?? after, after)),
    history: history.map(({ pricePaise, at, ...move }) => ({
      ...move,
      price: pricePaise === null ? null : toRupees(pricePaise),
      at: at.toISOString(),
    })),
    counter: presentCounter(ofCurrent.find(({ act }) => act === 'COUNTER')),
    changeAsked: presentChange(ofCurrent.findLast(({ act }) => act === 'ASK_CHANGE')),
    promise: current ? promiseOf(quote, current, now) : null,
    keptShares: quote.keptShares,
    validUntil: quote.validUntil?.toISOString() ?? null,
    ...{ orderId: quote.orderId, payUntil: quote.payUntil?.toISOString() ?? null },
    turn: turnOf(quote.state),
    ...presentRights(quote, role, now),
  };
}

function presentRights(quote: ShownQuoteRow, role: Quote['role'], now: Date): Pick<Quote, 'can' | 'whyNot'> {
  const isMaker = role === 'MAKER';
  const refusal = refuseSides(quote) ?? (quote.isDesignHidden ? sentence('orders.designOnHold') : null);
  const may = (act: QuoteAct, side: Quote['role']) =>
    role === side && refuseAct(quote, act, side, now) === null;
  const mayTogether = (act: QuoteAct, side: Quote['role']) => refusal === null && may(act, side);
  return {
    can: {
      edit: may('OFFER', 'MAKER'),
      offer: mayTogether('OFFER', 'MAKER'),
      revise: mayTogether('REVISE', 'MAKER') && quote.revision < quoteLimits.revisions,
      withdraw: may('WITHDRAW', 'MAKER'),
      askChange: mayTogether('ASK_CHANGE', 'BUYER'),
      counter: mayTogether('COUNTER', 'BUYER'),
      accept: mayTogether('ACCEPT', 'BUYER'),
      decline: may('DECLINE', 'BUYER'),
      // The payment that was begun can be opened again.
      pay: mayTogether('PAY', 'BUYER') || (!isMaker && quote.state === 'PAYING' && refusal === null),
      backOut: may('BACK_OUT', 'BUYER'),
      share: !isMaker && isShareable(quote),
    },
    whyNot: turnOf(quote.state) === null ? null : withMessage(refusal),
  };
}

function presentDesign({ design }: ShownQuoteRow, mediaUrl: string, locale: Locale): Quote['design'] {
  if (design === null) return null;
  const { id, imageKey, isShown, ...title } = design;
  return {
    id,
    ...titleFor(title as Parameters<typeof titleFor>[0], locale),
    image: imageKey === null ? null : pictureUrl(mediaUrl, imageKey),
    isShown,
  };
}

function presentCounter(move: MoveRow | undefined): Quote['counter'] {
  if (!move || move.pricePaise === null) return null;
  const { charges } = priceOrder([
    { kind: 'QUOTE', label: '', detail: '', unitPaise: move.pricePaise, quantity: 1, days: 0 },
  ]);
  return {
    price: toRupees(move.pricePaise),
    total: toRupees(charges.totalPaise),
    note: move.note,
    at: move.at.toISOString(),
  };
}

function presentChange(move: MoveRow | undefined): Quote['changeAsked'] {
  return move ? { note: move.note, at: move.at.toISOString() } : null;
}

function promiseOf(quote: ShownQuoteRow, revision: RevisionRow, now: Date): Quote['promise'] {
  const isOpen = (openStates as readonly string[]).includes(quote.state);
  if (!isOpen || revision.days < 1) return null;
  const by = promisedDay(revision, quote.daysOff as DayRange[], now);
  return { by, isAfterFunction: revision.functionOn !== null && by > revision.functionOn };
}

function compare(before: QuoteRevision, after: QuoteRevision): Quote['comparisons'][number] {
  const comparable = (revision: QuoteRevision) => ({
    ...revision,
    total: revision.price?.total ?? 0,
    mediaIds: revision.pictures.map(({ mediaId }) => mediaId),
  });
  return {
    from: before.number,
    to: after.number,
    ...compareRevisions(comparable(before), comparable(after)),
  };
}

function presentRevision(row: RevisionRow, mediaUrl: string): QuoteRevision {
  const { lines, validUntil, createdAt, pictures, totalPaise, advancePaise, ...revision } = row;
  return {
    ...revision,
    lines: lines.map(presentLine),
    validUntil: validUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    pictures: pictures.map((picture) => presentQuotePicture(picture, mediaUrl)),
    price: totalPaise === null ? null : presentPrice(row),
  };
}

export const presentLine = ({ amountPaise, ...line }: RevisionRow['lines'][number]) => ({
  ...line,
  amount: toRupees(amountPaise),
});

/** The charges of a revision, from the same function as those of its order. */
export function presentPrice({ lines }: Pick<RevisionRow, 'lines'>): NonNullable<QuoteRevision['price']> {
  const { charges } = priceOrder(
    lines.map(({ kind, label, amountPaise }) => ({
      ...{ kind, label, detail: '', unitPaise: amountPaise, quantity: 1, days: 0 },
    })),
  );
  return inRupees(charges);
}

function inRupees(charges: Charges): NonNullable<QuoteRevision['price']> {
  return {
    subtotal: toRupees(charges.subtotalPaise),
    shipping: toRupees(charges.shippingPaise),
    tax: toRupees(charges.taxPaise),
    taxPercent: charges.taxPercent,
    total: toRupees(charges.totalPaise),
    advance: toRupees(charges.advancePaise),
    final: toRupees(charges.finalPaise),
  };
}

export function presentQuotePicture(
  { mediaId, ...picture }: QuotePictureRow,
  mediaUrl: string,
): QuotePicture {
  return { mediaId, ...presentAttached(picture, mediaUrl) };
}

export function presentListedQuote(row: ListedQuoteRow, viewerId: number, mediaUrl: string): ListedQuote {
  return {
    ...{ id: row.id, state: row.state, role: row.makerId === viewerId ? 'MAKER' : 'BUYER' },
    other: { id: row.otherId, name: row.otherName },
    ...{ title: row.title, revision: row.revision },
    total: row.totalPaise === null ? null : toRupees(row.totalPaise),
    validUntil: row.validUntil?.toISOString() ?? null,
    image: row.imageKey === null ? null : pictureUrl(mediaUrl, row.imageKey),
    turn: turnOf(row.state),
    orderId: row.orderId,
    updatedAt: row.updatedAt.toISOString(),
  };
}
