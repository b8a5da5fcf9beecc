import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { setStatus } from './enquiries.queries.ts';

interface Change {
  enquiryId: number;
  makerId: number;
  status: EnquiryStatus;
}

/** A status has no consequences, so nobody is notified. Throws NOT_FOUND to anyone but the maker. */
export async function updateStatus(
  { db }: Pick<Services, 'db'>,
  { enquiryId, makerId, status }: Change,
): Promise<void> {
  if (!(await setStatus(db, enquiryId, makerId, status))) throw notFound('enquiries.enquiryMissing');
}
