/** The trades of the directory, in the order of its chips. */
export const trades = ['DESIGNER', 'VENDOR', 'MASTER', 'JARIWALA', 'KARKHANDAR', 'ARTIST'] as const;
/** The roles that it can be asked for. Makers have a trade, so USER lists nobody and has no chip. */
export const creatorRoles = [...trades, 'USER'] as const;

/** How far around a PIN code one may look. In kilometres. */
export const nearRadii = [5, 10, 25, 50, 100] as const;
export type NearRadius = (typeof nearRadii)[number];

/** The default, in kilometres. */
export const usualRadius: NearRadius = 25;

/** The longest text that is searched for. */
export const longestSearch = 100;

export const searchSorts = ['relevance', 'newest', 'price_asc', 'price_desc', 'popular'] as const;
