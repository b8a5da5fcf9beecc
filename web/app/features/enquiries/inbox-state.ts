import { type EnquiryStatus, enquiryStatuses } from '#contracts/enquiries/enquiry.rules.ts';

/** The state of the inbox, which its address holds in full. */
export interface InboxState {
  /** Null for all. */
  status: EnquiryStatus | null;
  q: string;
}

export const longestInboxSearch = 80;

/** Reads an address; invalid values are ignored. */
export function readInboxState(params: URLSearchParams): InboxState {
  const status = params.get('status')?.toUpperCase();
  return {
    status: enquiryStatuses.find((one) => one === status) ?? null,
    q: (params.get('q') ?? '').trim().slice(0, longestInboxSearch),
  };
}

/** The address of the inbox, or of an enquiry with the inbox beside it. */
export function inboxAddress({ status, q }: InboxState, enquiryId?: number): string {
  const params = new URLSearchParams();
  if (status !== null) params.set('status', status);
  if (q !== '') params.set('q', q);
  const path = enquiryId === undefined ? '/enquiry-management' : `/enquiry/${enquiryId}`;
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
