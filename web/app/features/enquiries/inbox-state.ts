import { type EnquiryStatus, enquiryStatuses } from '#contracts/enquiries/enquiry.rules.ts';

/** How the inbox is looked at; its address holds the whole of it. */
export interface InboxState {
  /** Null for all. */
  status: EnquiryStatus | null;
  q: string;
}

export const longestInboxSearch = 80;

/** Reads an address; what makes no sense in it is left out rather than refused. */
export function readInboxState(params: URLSearchParams): InboxState {
  const status = params.get('status')?.toUpperCase();
  return {
    status: enquiryStatuses.find((one) => one === status) ?? null,
    q: (params.get('q') ?? '').trim().slice(0, longestInboxSearch),
  };
}

/** The address of the inbox, or of one enquiry with the inbox beside it. */
export function inboxAddress({ status, q }: InboxState, enquiryId?: number): string {
  const params = new URLSearchParams();
  if (status !== null) params.set('status', status);
  if (q !== '') params.set('q', q);
  const path = enquiryId === undefined ? '/enquiry-management' : `/enquiry/${enquiryId}`;
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
