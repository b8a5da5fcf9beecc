/** The trades in the directory, in the order of its filter chips. */
export const trades = ['DESIGNER', 'VENDOR', 'MASTER', 'JARIWALA', 'KARKHANDAR', 'ARTIST'] as const;
/**
 * The roles that the directory accepts as a filter. USER has no chip and lists nobody, because makers have a trade.
 */
export const creatorRoles = [...trades, 'USER'] as const;

/** The radii that can be chosen around a PIN code, in kilometres. */
export const nearRadii = [5, 10, 25, 50, 100] as const;
export type NearRadius = (typeof nearRadii)[number];

/** The default, in kilometres. */
export const usualRadius: NearRadius = 25;

/** The longest search text, in characters. */
export const longestSearch = 100;

export const searchSorts = ['relevance', 'newest', 'price_asc', 'price_desc', 'popular', 'on_time'] as const;

/** The sorts of a search for makers. */
export const makerSorts = ['relevance', 'newest', 'on_time'] as const;

/** The sorts of the directory: the best known first, or those who deliver on time first. */
export const creatorSorts = ['ranking', 'on_time'] as const;
export type CreatorSort = (typeof creatorSorts)[number];
