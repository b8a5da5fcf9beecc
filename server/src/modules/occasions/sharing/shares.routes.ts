import {
  createShare,
  endShare as endCall,
  payShare as payCall,
  readShare,
  verifyShare as verifyCall,
} from '#contracts/occasions/shares.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { showBoard } from '../show-board.ts';
import { payShare, readBill, verifyShare } from './pay-share.ts';
import { endShare, shareInstalment } from './share-instalment.ts';

/** A token has 256 random bits; the limits protect the provider and the database, not the token. */
const reading: Limit = { name: 'share-link-read', by: 'network', most: 120, seconds: 60 };
const opening: Limit = { name: 'share-link-pay', by: 'network', most: 60, seconds: 3600 };
/** If a call is refused, the webhook or the reconciler books the payment. */
const proving: Limit = { name: 'share-link-verify', by: 'network', most: 300, seconds: 3600 };

export function shareRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(
    createShare,
    async ({ params: { id: occasionId }, body, viewer, locale }) => {
      const own = { occasionId, organiserId: viewer.id };
      const token = await shareInstalment(services, { ...own, ...body });
      return { ...succeed('done.shareOpen'), token, board: await showBoard(services, own, locale) };
    },
    { limits: [{ name: 'share-link', by: 'account', most: 200, seconds: 3600 }] },
  );

  serve(
    endCall,
    async ({ params: { id: occasionId, shareId }, viewer, locale }) => {
      const own = { occasionId, organiserId: viewer.id };
      await endShare(services, shareId, own);
      return { ...succeed('done.shareEnded'), board: await showBoard(services, own, locale) };
    },
    { limits: [{ name: 'share-link-end', by: 'account', most: 200, seconds: 3600 }] },
  );

  serve(readShare, async ({ query }) => ({ success: true, data: await readBill(services, query.token) }), {
    limits: [reading],
  });

  serve(payCall, ({ body }) => payShare(services, body), {
    limits: [opening],
    config: { writesLittle: true, share: 'checkout' },
  });

  serve(
    verifyCall,
    async ({ body }) => {
      await verifyShare(services, body, {
        razorpayOrderId: body.razorpay_order_id,
        razorpayPaymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      });
      return succeed('done.sharePaid');
    },
    { limits: [proving], config: { writesLittle: true, share: 'checkout' } },
  );
}
