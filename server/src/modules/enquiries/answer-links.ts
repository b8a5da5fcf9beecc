import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import type { Services } from '#server/platform/services.ts';

const day = 24 * 60 * 60 * 1000;

/** Links to answers older than this are invalid. */
export const linksSince = (clock: Services['clock']): Date =>
  new Date(clock.now().getTime() - enquiryLimits.linkDays * day);
