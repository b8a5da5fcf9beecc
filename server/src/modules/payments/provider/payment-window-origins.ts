import type { Env } from '#server/env.ts';
import type { PolicyAdditions } from '#server/platform/http/pages/page-policy.ts';

/**
 * What the provider's payment window needs. Every page allows it, because a browser keeps the policy of the page it
 * loaded first, and a link inside the site leads from any page to one that pays. The hosts are those of the
 * provider's own plugins (its `cdn.` joined them in May 2026); the emulator needs none, it is on our origin.
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
