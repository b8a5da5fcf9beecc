import type { OwnShare } from '../limits/shed-load.ts';

/** Checkout and sign-in pages use the same reserved share as their API calls. */
export function shareOfPage(url: string): OwnShare | undefined {
  if (/^\/([a-z]{2}\/)?(checkout\/|order-confirmation)/.test(url)) return 'checkout';
  return /^\/([a-z]{2}\/)?signin/.test(url) ? 'sign-in' : undefined;
}
