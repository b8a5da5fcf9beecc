import type { Limit } from '#server/platform/http/limits/rate-limits.ts';

/** Tries to ask, in words or spoken; those that are kept are counted more strictly by the action. */
export const asking: Limit = { name: 'enquiry.try', by: 'network', most: 60, seconds: 3600 };

export const answering: Limit = { name: 'enquiry.answer', by: 'account', most: 60, seconds: 3600 };
