import type { Limit } from '#server/platform/http/limits/rate-limits.ts';

/** Words are looked up in the search, in the directory and by the pages of both, so all count as one. */
export const searching: Limit = { name: 'search', by: 'network', most: 120, seconds: 60 };
