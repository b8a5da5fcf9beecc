import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';

/** How a brief stands for one maker. */
export type BidStanding =
  | 'open'
  | 'full'
  | 'draft'
  | 'offered'
  | 'asked'
  | 'accepted'
  | 'ordered'
  | 'passedOver'
  | 'declined'
  | 'expired'
  | 'ended'
  | 'endedUnsent';

type Standing = Pick<Brief, 'state' | 'isFull' | 'ownBid'>;

/** How the maker's bid stands. A bid that ended with its brief is told apart from one that the owner declined. */
export function bidStanding({ state, isFull, ownBid }: Standing): BidStanding {
  const isOpen = state === 'OPEN';
  if (ownBid === null) return !isOpen ? 'endedUnsent' : isFull ? 'full' : 'open';
  switch (ownBid.state) {
    case 'DRAFT':
      return isOpen ? 'draft' : 'endedUnsent';
    case 'OFFERED':
    case 'REVISED':
      return 'offered';
    case 'CHANGE_ASKED':
    case 'COUNTERED':
      return 'asked';
    case 'ACCEPTED':
    case 'PAYING':
      return 'accepted';
    case 'ORDERED':
      return 'ordered';
    case 'EXPIRED':
    case 'WITHDRAWN':
      return isOpen ? 'expired' : 'ended';
    case 'DECLINED':
      if (!ownBid.wasOffered) return 'endedUnsent';
      if (isOpen) return 'declined';
      return state === 'ACCEPTED' ? 'passedOver' : 'ended';
  }
}
