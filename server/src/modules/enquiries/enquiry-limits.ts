import type { Limit } from '#server/platform/http/limits/rate-limits.ts';

/** Attempts to ask, in text or voice; stored enquiries have a stricter limit in the action. */
export const asking: Limit = { name: 'enquiry.try', by: 'network', most: 60, seconds: 3600 };

export const answering: Limit = { name: 'enquiry.answer', by: 'account', most: 60, seconds: 3600 };
