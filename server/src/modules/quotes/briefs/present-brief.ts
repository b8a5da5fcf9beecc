import { toRupees } from '#contracts/money/money.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import type { Bid, Brief, OwnBrief, WorkBrief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { presentLine, presentPrice, presentQuotePicture } from '../present-quote.ts';
import { refuseAct, refuseSides } from '../quotes.policy.ts';
import { promisedDay } from '../write-content.ts';
import type { BidRow } from './bids.queries.ts';
import { refuseBid, refuseClosed } from './briefs.policy.ts';
import type { OwnBriefRow, ShownBriefRow, WorkBriefRow } from './briefs.queries.ts';

type Facts = Omit<OwnBriefRow, 'imageKey' | 'bidsCount'>;

function presentFacts(row: Facts): Omit<OwnBrief, 'image' | 'bidsCount'> {
  const { id, state, garment, title, fabric, neededBy, wearer, forName, pincode } = row;
  const found = lookUpPin(pincode);
  return {
    ...{ id, state, garment, title, fabric, neededBy, wearer, forName },
    budgetFrom: toRupees(row.budgetFromPaise),
    budgetTo: toRupees(row.budgetToPaise),
    place: { city: found?.city ?? '', state: found?.state ?? '' },
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  };
}

const presentImage = (key: string | null, mediaUrl: string) =>
  key === null ? null : pictureUrl(mediaUrl, key);

interface Showing {
  viewerId: number;
  now: Date;
  mediaUrl: string;
}

/** A brief for its owner or a maker. Makers learn nothing of other bids, only whether one more is taken. */
export function presentBrief(
  row: ShownBriefRow & { isInCircle: boolean },
  { viewerId, now, mediaUrl }: Showing,
): Brief {
  const isOwner = row.ownerId === viewerId;
  const closed = refuseClosed(row, now);
  const isFull = row.bidsCount >= briefLimits.bids && (isOwner || mayBeTold(row.bid));
  const whyNot = isOwner ? null : refuseBid({ ...row, others: row.bidsCount }, now);
  return {
    ...presentFacts(row),
    role: isOwner ? 'OWNER' : 'MAKER',
    owner: { id: row.ownerId, name: row.ownerName },
    words: row.words,
    pictures: row.pictures.map((picture) => presentQuotePicture(picture, mediaUrl)),
    pincode: isOwner ? row.pincode : null,
    distanceKm: isOwner ? null : row.distanceKm,
    bidsCount: isOwner ? row.bidsCount : null,
    isFull,
    acceptedQuoteId: isOwner || row.chosenId === row.bid?.quoteId ? row.chosenId : null,
    ownBid: isOwner ? null : row.bid,
    can: {
      edit: isOwner && closed === null && row.bidsCount === 0,
      end: isOwner && row.state === 'OPEN',
      bid: !isOwner && row.isInCircle && row.bid === null && whyNot === null,
    },
    whyNot: row.bid === null ? withMessage(whyNot) : null,
  };
}

/** That a brief is full says how many bids it has, so a maker who has bid is not told: bids are sealed. */
const mayBeTold = (bid: ShownBriefRow['bid']) => bid === null || bid.state === 'DRAFT';

export function presentOwnBrief(row: OwnBriefRow, mediaUrl: string): OwnBrief {
  return {
    ...presentFacts(row),
    image: presentImage(row.imageKey, mediaUrl),
    bidsCount: row.bidsCount,
  };
}

export function presentWorkBrief(row: WorkBriefRow, mediaUrl: string): WorkBrief {
  const { distanceKm, isOwnGarment, isInTime, isFull, bid } = row;
  return {
    ...presentFacts(row),
    image: presentImage(row.imageKey, mediaUrl),
    ...{ distanceKm, isOwnGarment, isInTime, isFull: isFull && mayBeTold(bid), ownBid: bid },
  };
}

/** A bid for the owner of the brief, with the figures of its maker. */
export function presentBid(
  row: BidRow,
  brief: ShownBriefRow,
  { now, mediaUrl }: Omit<Showing, 'viewerId'>,
): Bid {
  const by = promisedDay(row, row.daysOff as DayRange[], now);
  const price = presentPrice(row);
  const isTaken = row.chosenAt === null && refuseClosed(brief, now) !== null;
  const standing = { state: row.state, validUntil: row.validUntil };
  const { quoteId, state, title, words, included, days, freeChanges } = row;
  return {
    ...{ quoteId, state, revision: row.number, title, words, included, price, days, freeChanges },
    lines: row.lines.map(presentLine),
    promise: { by, isAfterNeeded: by > brief.neededBy },
    isInBudget: price.total <= toRupees(brief.budgetToPaise),
    validUntil: row.validUntil?.toISOString() ?? null,
    pictures: row.pictures.map((picture) => presentQuotePicture(picture, mediaUrl)),
    maker: {
      id: row.makerId,
      name: row.makerName,
      image: presentImage(row.makerImageKey, mediaUrl),
      city: row.makerCity,
      isVerified: row.isVerified,
      rating: row.reviewsCount === 0 ? null : Math.round((row.ratingSum / row.reviewsCount) * 10) / 10,
      reviewsCount: row.reviewsCount,
      ordersDone: row.ordersDone,
      distanceKm: row.distanceKm,
    },
    can: {
      accept: !isTaken && refuseSides(row) === null && refuseAct(standing, 'ACCEPT', 'BUYER', now) === null,
      decline: refuseAct(standing, 'DECLINE', 'BUYER', now) === null,
    },
  };
}
