import type { OwnShare } from '../limits/shed-load.ts';

/** The pages on the way to an order are worked on like its calls. */
export function shareOfPage(url: string): OwnShare | undefined {
  if (/^\/([a-z]{2}\/)?(checkout\/|order-confirmation)/.test(url)) return 'checkout';
  return /^\/([a-z]{2}\/)?signin/.test(url) ? 'sign-in' : undefined;
}
