import { promiseAlteration } from '#contracts/fit/alteration-promise.ts';
import type { ClaimSide, FitClaim, FitZone, ListedClaim } from '#contracts/fit/fit.fields.ts';
import { type ClaimAct, type ClaimActor, timerOf, turnOf } from '#contracts/fit/fit.states.ts';
import { type FitCause, proposeCause } from '#contracts/fit/propose-cause.ts';
import { fromTenths, type Unit } from '#contracts/measurements/lengths.ts';
import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { presentAttached } from '#server/platform/media/present-picture.ts';
import { refuseAct, takesSewn } from './fit.policy.ts';
import type { FitPictureRow, ShownClaimRow, StepRow, ZoneRow } from './fit.queries.ts';
import type { ListedClaimRow } from './list-fit.queries.ts';

export interface LoadedClaim {
  claim: ShownClaimRow;
  zones: readonly ZoneRow[];
  pictures: readonly FitPictureRow[];
  /** Oldest first. */
  history: readonly StepRow[];
  /** Only for the buyer of a done claim who was not asked yet. */
  people: readonly { id: number; name: string; isMeasured: boolean }[] | null;
}

interface Showing {
  role: ClaimSide;
  viewerId: number;
  now: Date;
  mediaUrl: string;
}

/** A claim as one of its sides or the desk sees it, with what they can do now. */
export function presentClaim(
  { claim, zones, pictures, history, people }: LoadedClaim,
  { role, viewerId, now, mediaUrl }: Showing,
): FitClaim {
  const proposal = proposeCause(zones, claim.measuredBy);
  const ofKind = (kind: FitPictureRow['kind']) =>
    pictures.filter((picture) => picture.kind === kind).map((picture) => presentAttached(picture, mediaUrl));
  const timer = timerOf(claim.state);
  return {
    ...{ id: claim.id, orderId: claim.orderId, orderNumber: orderNumber(claim.orderId, claim.orderedAt) },
    ...{
      title: claim.translatedTitle ?? claim.title,
      garment: claim.garment,
      unit: claim.unit,
      state: claim.state,
    },
    ...{ version: claim.version, role, words: claim.words },
    buyer: { id: claim.buyerId, name: claim.buyerName },
    maker: { id: claim.makerId, name: claim.makerName },
    zones: zones.map((zone, index) => presentZone(zone, claim.unit, proposal.zones[index] ?? 'UNKNOWN')),
    pictures: ofKind('CLAIM'),
    measured: {
      ...{ by: claim.measuredBy, size: claim.size },
      ...{ name: claim.measured?.name ?? '', on: claim.measured?.on ?? null },
    },
    sewn: claim.sewnWords === null ? null : { words: claim.sewnWords, pictures: ofKind('SEWN') },
    proposal: { cause: proposal.cause, settlement: proposal.settlement },
    decision: presentDecision(claim),
    price: claim.price && {
      ...{ quoteId: claim.price.quoteId, orderId: claim.price.orderId },
      total: toRupees(claim.price.totalPaise),
    },
    alteration: presentAlteration(claim, history, now, ofKind('ALTERED')),
    timer: timer === null || claim.dueAt === null ? null : { kind: timer, endsAt: claim.dueAt.toISOString() },
    turn: turnOf(claim.state),
    history: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    remember: people && {
      people: people.map(({ id, name }) => ({ id, name })),
      personId: (people.find(({ isMeasured }) => isMeasured) ?? people[0])?.id ?? null,
    },
    createdAt: claim.createdAt.toISOString(),
    can: rightsOf(claim, role, viewerId),
  };
}

function rightsOf(claim: ShownClaimRow, role: ClaimSide, viewerId: number): FitClaim['can'] {
  const may = (act: ClaimAct, side: ClaimActor) => role === side && refuseAct(claim, act, side) === null;
  const isParty = viewerId === claim.buyerId || viewerId === claim.makerId;
  return {
    sewn: role === 'MAKER' && takesSewn(claim.state),
    acceptFree: may('ACCEPT_FREE', 'MAKER'),
    price: may('PRICE', 'MAKER'),
    refuse: may('REFUSE', 'MAKER'),
    takeToDesk: may('TAKE_TO_DESK', 'BUYER'),
    withdraw: may('WITHDRAW', 'BUYER'),
    send: may('SEND', 'BUYER'),
    receive: may('RECEIVE', 'MAKER'),
    alter: may('ALTER', 'MAKER'),
    sendBack: may('SEND_BACK', 'MAKER'),
    confirm: may('CONFIRM', 'BUYER'),
    decide: !isParty && may('DECIDE_FREE', 'DESK'),
  };
}

function presentZone(zone: ZoneRow, unit: Unit, cause: FitCause): FitZone {
  const { part, direction, amount, words, frozen, frozenOf, signed, remeasured, sewn, ease } = zone;
  const inUnit = (tenths: number) => fromTenths(tenths, unit, part);
  const known = (tenths: number | null) => (tenths === null ? null : inUnit(tenths));
  return {
    ...{ part, direction, amount: inUnit(amount), words, frozenOf, cause, ease: inUnit(ease) },
    ...{ frozen: known(frozen), signed: known(signed), remeasured: known(remeasured), sewn: known(sewn) },
  };
}

function presentDecision({
  decided,
  decidedBy,
  decidedAt,
  decidedWords,
}: ShownClaimRow): FitClaim['decision'] {
  if (decided === null || decidedBy === null || decidedAt === null) return null;
  return { outcome: decided, by: decidedBy, words: decidedWords, at: decidedAt.toISOString() };
}

function presentAlteration(
  claim: ShownClaimRow,
  history: readonly StepRow[],
  now: Date,
  pictures: FitClaim['pictures'],
): FitClaim['alteration'] {
  const { state, days, transitDays, daysOff, quoteId } = claim;
  if (days === null || state === 'PRICED' || state === 'AT_DESK' || state === 'DECLINED') return null;
  const atOf = (act: ClaimAct) => history.findLast((step) => step.act === act)?.at ?? null;
  const facts = {
    ...{ state, days, transitDays, daysOff },
    ...{ sentAt: atOf('SEND'), receivedAt: atOf('RECEIVE'), sentBackAt: atOf('SEND_BACK') },
  };
  // The order of a paid alteration promises its own day once the piece is with the maker.
  const isOfOrder = quoteId !== null && state !== 'ACCEPTED' && state !== 'ON_ITS_WAY';
  return { days, promisedBy: isOfOrder ? null : promiseAlteration(facts, now), pictures };
}

export function presentListedClaim({ orderedAt, createdAt, ...row }: ListedClaimRow): ListedClaim {
  return {
    ...row,
    orderNumber: orderNumber(row.orderId, orderedAt),
    turn: turnOf(row.state),
    createdAt: createdAt.toISOString(),
  };
}
