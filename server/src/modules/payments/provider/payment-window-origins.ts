import type { Env } from '#server/env.ts';
import type { PolicyAdditions } from '#server/platform/http/pages/page-policy.ts';

/**
 * Origins that the provider's payment window needs. Every page allows them, because a browser keeps the policy of the
 * first page it loaded, and client-side navigation leads from any page to one with a payment. The hosts are those of
 * the provider's own plugins (its `cdn.` was added in May 2026). The emulator needs none, because it has our origin.
 */
export function paymentWindowOrigins(env: Env): PolicyAdditions {
  if (env.usesPaymentEmulator) return {};
  const checkout = new URL(env.RAZORPAY_CHECKOUT_JS).origin;
  const api = new URL(env.RAZORPAY_API_BASE).origin;
  const isRazorpay = new URL(env.RAZORPAY_CHECKOUT_JS).hostname === 'checkout.razorpay.com';
  return isRazorpay
    ? {
        script: [checkout, 'https://cdn.razorpay.com'],
        frame: [api, checkout],
        connect: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com', api],
        image: ['https://cdn.razorpay.com'],
        form: [api],
      }
    : {
        script: [checkout],
        frame: [...new Set([api, checkout])],
        connect: [api],
        image: [checkout],
        form: [api],
      };
}
