import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { setStatus } from './enquiries.queries.ts';

interface Change {
  enquiryId: number;
  makerId: number;
  status: EnquiryStatus;
}

/** Nothing follows from a status, so nobody is told. Throws NOT_FOUND for anybody but the maker. */
export async function updateStatus(
  { db }: Pick<Services, 'db'>,
  { enquiryId, makerId, status }: Change,
): Promise<void> {
  if (!(await setStatus(db, enquiryId, makerId, status))) throw notFound('enquiries.enquiryMissing');
}
