/** No towns and states: they are stored under their English names (`place-names.ts`), so English pages load no table of them. */
type Names = Readonly<Record<string, string>>;

export const townsEn: Names = {};
export const statesEn: Names = {};
export const countriesEn: Names = {
  India: 'India',
  'United States': 'United States',
  Canada: 'Canada',
  'United Kingdom': 'United Kingdom',
  Australia: 'Australia',
  Germany: 'Germany',
  France: 'France',
  Italy: 'Italy',
  Spain: 'Spain',
  Netherlands: 'Netherlands',
  Japan: 'Japan',
};
