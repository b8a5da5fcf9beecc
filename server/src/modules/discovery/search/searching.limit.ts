import type { Limit } from '#server/platform/http/limits/rate-limits.ts';

/** Shared by the search, the directory and their pages, because all look up words. */
export const searching: Limit = { name: 'search', by: 'network', most: 120, seconds: 60 };
