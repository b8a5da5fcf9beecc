import type { Limit } from '../../platform/http/rate-limits.ts';

/** Words are looked up in the search and in the directory alike, so both count as one. */
export const searching: Limit = { name: 'search', by: 'network', most: 120, seconds: 60 };
