import { payingPage } from '#contracts/orders/paying-pages.ts';
import type { Env } from '../../env.ts';
import type { PolicyAdditions } from '../../platform/http/page-policy.ts';

/**
 * What the provider's payment window needs on the pages that open it, and only there. The hosts are those of the
 * provider's own plugins (its `cdn.` joined them in May 2026); the emulator needs none, it is on our origin.
 */
export function makePaymentWindowOrigins(env: Env): (path: string) => PolicyAdditions {
  if (env.usesPaymentEmulator) return () => ({});
  const checkout = new URL(env.RAZORPAY_CHECKOUT_JS).origin;
  const api = new URL(env.RAZORPAY_API_BASE).origin;
  const isRazorpay = new URL(env.RAZORPAY_CHECKOUT_JS).hostname === 'checkout.razorpay.com';
  const additions: PolicyAdditions = isRazorpay
    ? {
        script: [checkout, 'https://cdn.razorpay.com'],
        frame: [api, checkout],
        connect: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com', api],
        image: ['https://cdn.razorpay.com'],
        form: [api],
      }
    : {
        script: unique([checkout]),
        frame: unique([api, checkout]),
        connect: unique([api]),
        image: unique([checkout]),
        form: unique([api]),
      };
  return (path) => (payingPage.test(path) ? additions : {});
}

function unique(origins: readonly string[]): string[] {
  return [...new Set(origins)];
}
