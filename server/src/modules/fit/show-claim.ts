import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { ClaimSide, ClaimsOfOrder, FitClaim, ListedClaim } from '#contracts/fit/fit.fields.ts';
import { lastClaimDay, refuseClaim } from '#contracts/fit/fit.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { withNewer } from '#server/platform/http/with-newer.ts';
import type { Services } from '#server/platform/services.ts';
import { basisOfOrder, presentBasis } from './claim-basis.ts';
import {
  findFittedOrder,
  historyOfClaim,
  peopleToRemember,
  picturesOfClaim,
  shownClaim,
  zonesOfClaim,
} from './fit.queries.ts';
import { allClaims, claimsOfOrder, waitingClaims } from './list-fit.queries.ts';
import { presentClaim, presentListedClaim } from './present-claim.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env'>;

interface Reader {
  claimId: number;
  viewerId: number;
  /** Admins at the desk read every claim. */
  isDesk?: boolean;
  /** The language of the title; without it, as the design was bought. */
  locale?: Locale;
}

/** A claim for one of its sides, or for the desk. Throws NOT_FOUND for others. */
export async function showClaim(
  { db, clock, env }: Needed,
  { claimId, viewerId, isDesk = false, locale }: Reader,
): Promise<FitClaim> {
  const [[claim], zones, pictures, history] = await onOneConnection(db, (one) =>
    Promise.all([
      shownClaim(one, [claimId, locale ?? null]),
      zonesOfClaim(one, [claimId]),
      picturesOfClaim(one, [claimId]),
      historyOfClaim(one, [claimId]),
    ]),
  );
  const role = claim && roleOf(claim, viewerId, isDesk);
  if (!claim || !role) throw notFound('fit.claimMissing');
  const isAsked = role === 'BUYER' && claim.state === 'DONE' && claim.rememberedAt === null;
  const people = isAsked ? await peopleToRemember(db, [viewerId, claimId]) : null;
  return presentClaim(
    { claim, zones, pictures, history, people },
    { role, viewerId, now: clock.now(), mediaUrl: env.MEDIA_URL },
  );
}

function roleOf(
  { buyerId, makerId }: { buyerId: number; makerId: number },
  viewerId: number,
  isDesk: boolean,
): ClaimSide | undefined {
  if (isDesk) return 'DESK';
  if (viewerId === buyerId) return 'BUYER';
  return viewerId === makerId ? 'MAKER' : undefined;
}

/** Adds the claim as it is now to a CONFLICT that `act` throws. */
export const withNewerClaim = <T>(services: Needed, reader: Reader, act: () => Promise<T>) =>
  withNewer(['CONFLICT'], () => showClaim(services, reader), act);

/** The claims of an order for its two sides, and what a new one starts from. Throws NOT_FOUND for others. */
export async function showOrderFit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: number,
  viewerId: number,
): Promise<ClaimsOfOrder> {
  const [order] = await findFittedOrder(db, [orderId, viewerId]);
  if (!order) throw notFound('orders.orderMissing');
  const isBuyer = order.buyerId === viewerId;
  const why = refuseClaim(order, clock.now());
  const canClaim = isBuyer && why === null;
  const isFitted = order.measuring !== 'NONE' && order.deliveredAt !== null;
  return {
    claims: (await claimsOfOrder(db, [orderId])).map(presentListedClaim),
    basis: canClaim ? (await basisOfOrder(db, order)).map(presentBasis) : [],
    until: isFitted && order.deliveredAt !== null ? lastClaimDay(order.deliveredAt) : null,
    can: { claim: canClaim },
    why: isBuyer ? withMessage(why) : null,
  };
}

/** A page of claims for the desk, oldest first. Throws INVALID_INPUT for an unknown cursor. */
export async function listDeskClaims(
  executor: Executor,
  { which, cursor }: { which: 'WAITING' | 'ALL'; cursor?: string | undefined },
): Promise<{ claims: ListedClaim[]; nextCursor: string | null }> {
  const afterId = cursor === undefined ? 0 : idCursor.read(cursor).id;
  const list = which === 'WAITING' ? waitingClaims : allClaims;
  const { shown, nextCursor } = cutPage(
    await list(executor, [afterId, adminPageSize + 1]),
    adminPageSize,
    idCursor,
  );
  return { claims: shown.map(presentListedClaim), nextCursor };
}
