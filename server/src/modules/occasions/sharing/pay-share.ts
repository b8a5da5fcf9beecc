import { toRupees } from '#contracts/money/money.ts';
import type { payShare as payCall, SharedBill } from '#contracts/occasions/shares.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { hashSecretToken } from '#server/modules/accounts/public.ts';
import {
  type OrderSummary,
  openInstalment,
  summariseOrders,
  verifyInstalment,
} from '#server/modules/orders/public.ts';
import type { PaymentProof, ServicesWithPayments } from '#server/modules/payments/public.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { succeed, withMessage } from '#server/platform/http/succeed.ts';
import { standingOf } from './share-stage.policy.ts';
import { noteOpened, noteProved, type OpenedShare, shareOfToken } from './shares.queries.ts';

interface Payer {
  token: string;
  /** '' if the payer wrote none. */
  payerName: string;
}

interface Opened {
  share: OpenedShare;
  order: OrderSummary;
}

/** What the payer sees. Throws the same NOT_FOUND for an ended link and an unknown one. */
export async function readBill(services: ServicesWithPayments, token: string): Promise<SharedBill> {
  const { share, order } = await findOpened(services, token);
  const { stage, refusal } = standingOf(share, order, services.clock.now());
  const isOver = stage === 'CANCELLED' || stage === 'EXPIRED';
  const { advancePaise, finalPaise } = order;
  return {
    stage,
    refusal: withMessage(refusal),
    title: share.title,
    organiser: share.organiserName.split(' ')[0] ?? '',
    amount: isOver ? null : toRupees(share.purpose === 'ADVANCE' ? advancePaise : finalPaise),
    endsAt: share.expiresAt.toISOString(),
  };
}

/**
 * Opens the payment window of a share, as if its organiser paid. Throws NOT_FOUND for an ended link, CONFLICT if it is
 * paid, expired, cancelled or on hold.
 */
export async function payShare(
  services: ServicesWithPayments,
  { token, payerName }: Payer,
): Promise<ReplyOf<typeof payCall>> {
  const { db, clock } = services;
  const { share, order } = await findOpened(services, token);
  const { refusal } = standingOf(share, order, clock.now());
  if (refusal !== null) throw new AppError('CONFLICT', refusal);
  await noteOpened(db, [share.shareId, clock.now(), payerName]);
  const {
    orderId: _,
    callbackUrl,
    ...window
  } = await openInstalment(services, payingOf(share), share.purpose);
  // The page of the order is closed to the payer; the provider's own page leads back to the share.
  const back = new URLSearchParams({ back: `/share-link?token=${token}` });
  return { ...window, callbackUrl: `${callbackUrl}?${back}`, ...succeed('done.shareReadyToPay') };
}

/**
 * Books a share from the payment window's result. It asks for the provider's signature, not for an open link: what
 * was begun in time counts. Throws PAYMENT_REFUSED.
 */
export async function verifyShare(
  services: ServicesWithPayments,
  { token, payerName }: Payer,
  proof: PaymentProof,
): Promise<void> {
  const { db, clock } = services;
  const [share] = await shareOfToken(db, [hashSecretToken(token)]);
  if (!share) throw notFound('occasions.shareMissing');
  await verifyInstalment(services, payingOf(share), share.purpose, proof);
  await noteProved(db, [share.shareId, clock.now(), payerName]);
}

async function findOpened({ db, clock }: ServicesWithPayments, token: string): Promise<Opened> {
  const [share] = await shareOfToken(db, [hashSecretToken(token)]);
  if (!share || share.isEnded) throw notFound('occasions.shareMissing');
  const { orderId, organiserId: buyerId } = share;
  const orders = await summariseOrders(db, { orderIds: [orderId], buyerId, locale: null }, clock.now());
  const order = orders.get(orderId);
  if (!order) throw notFound('occasions.shareMissing');
  return { share, order };
}

const payingOf = ({ orderId, organiserId }: OpenedShare) => ({ orderId, buyerId: organiserId });
