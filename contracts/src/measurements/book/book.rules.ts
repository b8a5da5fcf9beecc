import { hasEnded, type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

/** Who a person of a naap book is to its owner. */
export const relations = [
  'SELF',
  'MOTHER',
  'FATHER',
  'SPOUSE',
  'CHILD',
  'SISTER',
  'BROTHER',
  'RELATIVE',
  'FRIEND',
] as const;
export type Relation = (typeof relations)[number];

/** The body that is measured. A child is an entry of a parent's book and has no account. */
export const bookBodies = ['women', 'men', 'child'] as const;
export type BookBody = (typeof bookBodies)[number];

/** Whether a value was measured on the body or on the finished garment. Ease is never part of it. */
export const measuredThings = ['body', 'garment'] as const;
export type MeasuredThing = (typeof measuredThings)[number];

/** How a version came about. The server sets MAKER_VISIT when the owner takes a maker's measurements. */
export const writtenSources = ['SELF', 'COPIED_FROM_GARMENT'] as const;
export const versionSources = [...writtenSources, 'MAKER_VISIT'] as const;
export type VersionSource = (typeof versionSources)[number];

/** The most people per book, versions per garment of a person, and overlays per garment. */
export const mostPeople = 50;
export const mostGarmentVersions = 100;
export const mostOverlays = 10;

/** The largest difference of an overlay: 15 cm, in tenths of a millimetre. */
export const mostDifference = 1500;

/** In years; children are younger. */
const adultAge = 18;

/** The birth years of children. */
export function childsYears(now: Date): { from: number; until: number } {
  const year = now.getUTCFullYear();
  return { from: year - adultAge, until: year };
}

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

/**
 * Whether making has started, after which a share can no longer change. Cloth is first cut once the measurements are
 * taken: the statuses before are drawing, agreeing and measuring.
 */
export function isMakingStarted(status: OrderStatus): boolean {
  return status !== 'CANCELLED' && rank(status) >= rank('MEASUREMENT_COMPLETED');
}

/** Why the buyer cannot agree that later measurements are written into the book; null if they can. */
export function refuseStandingYes(status: OrderStatus): Sentence | null {
  return hasEnded(status) ? sentence('naap.orderEnded') : null;
}

/** Why a version cannot be shared with an order now; null if it can. */
export function refuseSharing(status: OrderStatus): Sentence | null {
  if (status === 'PENDING') return sentence('naap.beforeAdvance');
  if (status === 'CANCELLED') return sentence('naap.orderCancelled');
  if (isMakingStarted(status)) return sentence('naap.makingStarted');
  return null;
}
