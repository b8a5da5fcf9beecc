/** The roles that the directory tells apart, in the order of its chips. */
export const creatorRoles = [
  'DESIGNER',
  'VENDOR',
  'MASTER',
  'JARIWALA',
  'KARKHANDAR',
  'ARTIST',
  'USER',
] as const;

/** The longest text that is searched for. */
export const longestSearch = 100;

export const searchSorts = ['relevance', 'newest', 'price_asc', 'price_desc', 'popular'] as const;
