import type { HandCredit } from '#contracts/hands/credits.ts';
import type {
  HandedWork,
  HandOver,
  HandSheet,
  OrderPiece,
  OrderPieces,
} from '#contracts/hands/hands.fields.ts';
import { isInMaking, lateWorkingDays } from '#contracts/hands/hands.rules.ts';
import { type HandOverAct, type HandOverActor, isOpen, stateAfter } from '#contracts/hands/hands.states.ts';
import { toRupees } from '#contracts/money/money.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentAttached } from '#server/platform/media/present-picture.ts';
import type {
  HandedWorkRow,
  HandOverRow,
  HandPictureRow,
  OpenedWorkRow,
  PieceOrderRow,
  PieceRow,
} from './hands.queries.ts';

export interface LoadedPieces {
  order: PieceOrderRow;
  pieces: readonly PieceRow[];
  /** Newest first. */
  handOvers: readonly HandOverRow[];
  pictures: readonly HandPictureRow[];
}

interface Showing {
  now: Date;
  mediaUrl: string;
}

/** The pieces of an order for one of its sides. The buyer reads no hand-overs, only agreed credits. */
export function presentPieces(
  { order, pieces, handOvers, pictures }: LoadedPieces,
  showing: Showing & { isMaker: boolean },
): OrderPieces {
  const { isMaker } = showing;
  const canWork = isMaker && isInMaking(order.status, order.confirmedAt);
  const whole = { id: null, name: order.items[0]?.title ?? '', item: null };
  const shown = pieces.length > 0 ? pieces : isMaker ? [whole] : [];
  return {
    version: order.version,
    together: order.together,
    items: order.items.map(({ title }) => title),
    pieces: shown.map((piece): OrderPiece => {
      const own = handOvers.filter(({ pieceId }) => pieceId === piece.id);
      const isHandedOver = own.some(({ state }) => isOpen(state));
      return {
        ...{ id: piece.id, name: piece.name, item: piece.item },
        credits: creditsOf(own),
        handOvers: isMaker
          ? own.map((row) => presentHandOver(row, picturesOf(row, pictures), { ...showing, ...order }))
          : [],
        can: { handOver: canWork && !isHandedOver, remove: canWork && own.length === 0 },
      };
    }),
    can: { edit: canWork, printTag: canWork },
  };
}

/** Each person once, oldest first. */
function creditsOf(handOvers: readonly HandOverRow[]): HandCredit[] {
  const agreed = handOvers.filter(({ credit }) => credit === 'AGREED').toReversed();
  return agreed
    .map(({ kind, creditName: name, profileId: accountId }) => ({ kind, name, accountId }))
    .filter((one, at, all) => all.findIndex((other) => isSameHand(one, other)) === at);
}

const isSameHand = (one: HandCredit, other: HandCredit) =>
  one.kind === other.kind && one.name === other.name && one.accountId === other.accountId;

const picturesOf = ({ id }: HandOverRow, pictures: readonly HandPictureRow[]) =>
  pictures.filter(({ handOverId }) => handOverId === id);

const may = ({ state }: HandOverRow, act: HandOverAct, by: HandOverActor) =>
  stateAfter(state, act, by) !== undefined;

/** What the maker and the hand both see. */
function presentShared(
  row: HandOverRow,
  pictures: readonly HandPictureRow[],
  { now, mediaUrl, daysOff }: Showing & { daysOff: readonly DayRange[] },
) {
  const ofSide = (side: HandPictureRow['side']) =>
    pictures.filter((picture) => picture.side === side).map((picture) => presentAttached(picture, mediaUrl));
  const { kind, state, version, due, words, answer, credit } = row;
  return {
    ...{ kind, state, version, due, words, answer, credit, rate: toRupees(row.ratePaise) },
    lateDays: lateWorkingDays(row, now, daysOff),
    handedOver: ofSide('OUT'),
    broughtBack: ofSide('BACK'),
  };
}

function presentHandOver(
  row: HandOverRow,
  pictures: readonly HandPictureRow[],
  showing: Showing & { daysOff: readonly DayRange[] },
): HandOver {
  const { id, name, accountId, phone, creditName, credit } = row;
  const isLive = row.linkEndsAt !== null && row.linkEndsAt > showing.now;
  return {
    ...{ id, name, accountId, phone, creditName, ...presentShared(row, pictures, showing) },
    linkEndsAt: isLive && row.linkEndsAt !== null ? row.linkEndsAt.toISOString() : null,
    handedOverAt: row.createdAt.toISOString(),
    can: {
      bringBack: may(row, 'BRING_BACK', 'MAKER'),
      takeBack: may(row, 'TAKE_BACK', 'MAKER'),
      withdraw: may(row, 'WITHDRAW', 'MAKER'),
      link: canHaveLink(row),
      offerCredit: canOfferCredit(row, showing.now),
      endCredit: credit !== 'NONE',
    },
  };
}

/** An account needs no link. */
export const canHaveLink = ({ state, accountId }: HandOverRow): boolean =>
  accountId === null && state !== 'DECLINED' && state !== 'WITHDRAWN';

/** A credit is offered for work that was accepted, while the hand has an account or a link to answer by. */
export function canOfferCredit({ state, credit, accountId, linkEndsAt }: HandOverRow, now: Date): boolean {
  const isWork = state === 'ACCEPTED' || state === 'BROUGHT_BACK' || state === 'TAKEN_BACK';
  const canAnswer = accountId !== null || (linkEndsAt !== null && linkEndsAt > now);
  return isWork && credit === 'NONE' && canAnswer;
}

/** What a hand sees in the account, or by a link that was not ended. */
export function presentSheet(
  opened: OpenedWorkRow,
  row: HandOverRow,
  pictures: readonly HandPictureRow[],
  showing: Showing,
): HandSheet {
  const { workshop, makerId, piece, expiresAt, daysOff } = opened;
  const { kind, name, credit, creditName } = row;
  const isExpired = expiresAt !== null && expiresAt <= showing.now;
  return {
    ...{ workshop, piece, kind, name, credit, creditName },
    workshopId: expiresAt === null ? makerId : null,
    endsAt: expiresAt?.toISOString() ?? null,
    work: isExpired
      ? null
      : {
          ...presentShared(row, pictures, { ...showing, daysOff }),
          can: {
            accept: may(row, 'ACCEPT', 'HAND'),
            decline: may(row, 'DECLINE', 'HAND'),
            bringBack: may(row, 'BRING_BACK', 'HAND'),
          },
        },
  };
}

/** A line of the list of an account. */
export function presentHandedWork(row: HandedWorkRow, { now, mediaUrl }: Showing): HandedWork {
  const { id, workshop, piece, kind, state, due, credit, imageKey } = row;
  return {
    ...{ id, workshop, piece, kind, state, due, rate: toRupees(row.ratePaise) },
    lateDays: lateWorkingDays(row, now, row.daysOff),
    isCreditOffered: credit === 'OFFERED',
    image: imageKey === null ? null : pictureUrl(mediaUrl, imageKey),
  };
}
